"""A mind that is a language model: prompts, the server behind them, and what is done when it does not answer.

The rest of the game knows `LanguageModelMind`; below it every part has one job: a form says how one typed question
becomes a prompt and an answer, the caller gets an answer out of a server whatever that takes, the ledger remembers each call.
"""
