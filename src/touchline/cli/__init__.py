"""The command line: ``touchline``."""

from touchline.cli.main import main

__all__ = ["main"]
