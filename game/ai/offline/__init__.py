"""The offline mind: everyday knowledge as data, no language model, the same answer to the same question."""
