"""Answers to an interviewer, in five kinds as in the paper (appendix B): from what is remembered, or not at all."""

from game.ai.offline.interview.answering import answer_interview

__all__ = ["answer_interview"]
