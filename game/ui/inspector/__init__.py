"""The inspector of one resident: what they do, remember, have come to see, think of others, and said."""
