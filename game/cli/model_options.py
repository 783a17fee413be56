"""Owns the options that say which mind thinks, shared by the commands that let residents think."""

from typing import Annotated

import typer

ServerOption = Annotated[
    str | None,
    typer.Option(
        "--server", help="A server known by name: openai, openrouter, ollama, lmstudio, llama.cpp or vllm.", show_default=False
    ),
]
BaseUrlOption = Annotated[
    str | None,
    typer.Option("--base-url", help="Where any other server answers, like http://127.0.0.1:8080/v1.", show_default=False),
]
ModelOption = Annotated[
    str | None, typer.Option("--model", help="The model that thinks; the offline mind if left out.", show_default=False)
]
SmallModelOption = Annotated[
    str | None,
    typer.Option("--small-model", help="Another model for choices and ratings; the same if left out.", show_default=False),
]
BudgetOption = Annotated[
    float | None,
    typer.Option("--budget", min=0.0, help="What the model may cost; then the offline mind takes over.", show_default=False),
]
