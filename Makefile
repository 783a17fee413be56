# Every target is one call of tools/prepare.py, which makes .venv first when needed. Windows: make.bat, or py tools/prepare.py
PYTHON ?= python3
ARGS ?=

.PHONY: help play test test-heavy check bench study bench-model test-model
.DEFAULT_GOAL := help

help play test test-heavy check bench study bench-model test-model:
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 8))' || \
		{ echo "Smallville needs Python 3.11, 3.12 or 3.13 as $(PYTHON); on Debian: sudo apt-get install python3 python3-venv"; exit 1; }
	@"$(PYTHON)" tools/prepare.py $@ $(ARGS)
