"""The panel of news: who knows what, from whom and since when."""
