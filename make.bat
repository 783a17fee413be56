@echo off
rem The same tasks as the Makefile: make play, make test, make check, make bench, make study, make bench-model,
rem make test-heavy, make test-model.
where py >nul 2>nul
if %errorlevel%==0 (py "%~dp0tools\prepare.py" %*) else (python "%~dp0tools\prepare.py" %*)
