"""What is made of the docs, not written: rulebooks, the map from rule to code to test, commands, boards."""

from __future__ import annotations

import argparse
import hashlib
import re
import textwrap
from collections import defaultdict
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

import statements
from touchline.cli.main import manual
from touchline.cli.manual import endings

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "touchline" / "games"
FEATURES = "<!-- the features of every game -->"
"""Where a page wants the tables of ``touchline.envs.features``."""
BOARD = re.compile(r"^```board\n(?P<game>\S+)\n(?P<position>.+)\n```$", re.MULTILINE)
"""A position that a page wants drawn: the game, and its position line."""
CITED = re.compile(r"\b([A-Z]{2})[-_](\d+)[._](\d+)\b")


def on_files(files: Files, config: Any) -> Files:
    """Add the made pages to the written ones."""
    for folder in sorted(GAMES.iterdir()):
        book = folder / "RULES.md"
        if book.exists():
            name = folder.name.replace("_", "-")
            title, rest = book.read_text(encoding="utf-8").split("\n", 1)
            page = f"{title}\n\n![The board in the middle of a game]({name}.svg)\n{rest}"
            files.append(File.generated(config, f"rules/{name}.md", content=page))
            files.append(File.generated(config, f"rules/{name}.svg", content=board_picture(name)))
    for page in list(files.documentation_pages()):
        for drawn in BOARD.finditer(page.content_string):
            files.append(File.generated(config, board_file(drawn), content=position_picture(*drawn.groups())))
    files.append(File.generated(config, "rules/map.md", content=rule_map()))
    files.append(File.generated(config, "rules/statements.md", content=statements.page()))
    files.append(File.generated(config, "commands.md", content=command_pages()))
    return files


def board_picture(game_name: str) -> str:
    """The board in the middle of a random game, as SVG."""
    from touchline.envs.rendering import render
    from touchline.envs.table import Table
    from touchline.lab.policies import random_move

    table = Table(game_name, seed=4)
    while table.steps < 60:
        table.play(table.answer(random_move))
    return str(render(table, "svg"))


def board_file(drawn: re.Match[str]) -> str:
    """Where the picture of a position lies."""
    return f"boards/{hashlib.sha256(drawn[0].encode()).hexdigest()[:12]}.svg"


def position_picture(game_name: str, position: str) -> str:
    """The board at a position, as SVG; a position that is none stops the docs from being built."""
    from touchline.envs.rendering import render
    from touchline.envs.table import Table

    table = Table(game_name)
    table.state = table.game.position(position, table.box)
    return str(render(table, "svg"))


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Put the tables of features and the boards of positions where a page asks for them."""
    up = "../" * page.file.src_uri.count("/")
    markdown = BOARD.sub(lambda drawn: f"![{drawn['game']}: {drawn['position']}]({up}{board_file(drawn)})", markdown)
    return markdown.replace(FEATURES, feature_tables()) if FEATURES in markdown else markdown


def feature_tables() -> str:
    """What every number of an observation is, game by game."""
    from touchline.envs.features import table
    from touchline.games import find_game, game_names

    games = [find_game(name) for name in game_names()]
    return "\n\n".join(f"### {game.title}\n\n{table(game)}" for game in games)


def citations(folder: Path) -> dict[str, list[str]]:
    """Rule id → the files below a folder that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        if path.name == "ids.py":
            continue
        text = path.read_text(encoding="utf-8")
        for rule in sorted({f"{a}-{b}.{c}" for a, b, c in CITED.findall(text)}):
            found[rule].append(path.name)
    return found


def rule_map() -> str:
    """The page that says for every rule where it is written and where it is tested."""
    told = "Made from the sources: every rule, the files that rule it, the tests that hold it."
    lines = ["# Rule, code, test", "", told]
    for folder in sorted(GAMES.iterdir()):
        book = folder / "RULES.md"
        if not book.exists():
            continue
        code, tests = citations(folder), citations(ROOT / "tests" / "games" / folder.name)
        title = book.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
        lines += ["", f"## {title}", "", "| rule | code | tests |", "|---|---|---|"]
        for rule in re.findall(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", book.read_text(encoding="utf-8"), re.MULTILINE):
            lines.append(f"| {rule} | {', '.join(code[rule])} | {', '.join(tests[rule])} |")
    return "\n".join(lines) + "\n"


COMMANDS = """\
# Commands

Made from the command line itself: `touchline COMMAND --help` says the same.

```
{usage}
```

Every command ends with one of these {endings}.

## Shell completion

`touchline --print-completion SHELL` prints a script that lets the shell finish commands, options, games, opponents and
file names:

```
touchline --print-completion bash > ~/.local/share/bash-completion/completions/touchline
touchline --print-completion zsh  > ~/.zfunc/_touchline            # a folder of your $fpath
touchline --print-completion tcsh > ~/.touchline.csh               # then: source ~/.touchline.csh
```
"""


def command_pages() -> str:
    """The page of all commands, by whom they are for."""
    top, commands = manual()
    lines = [COMMANDS.format(usage=top.format_usage().removeprefix("usage: ").strip(), endings=endings())]
    for title, names in commands.grouped().items():
        lines += [f"## {title[0].upper()}{title[1:]}", ""]
        for name in names:
            lines += command_page(f"touchline {name}", commands.pages[name])
    return "\n".join(lines)


def command_page(name: str, page: argparse.ArgumentParser) -> list[str]:
    """One command: what it does, examples, arguments; the tools inside it follow."""
    told, _, examples = (page.description or "").partition("\n\n  ")
    lines = [f"### {name}", "", told.strip(), "", "```", textwrap.dedent(f"  {examples}").strip(), "```", ""]
    inner: list[str] = []
    rows = []
    for action in page._actions:
        if isinstance(action, argparse._SubParsersAction):
            for tool, its in action.choices.items():
                inner += command_page(f"{name} {tool}", its)
        elif not isinstance(action, argparse._HelpAction):
            shown = action.metavar or ("" if action.nargs == 0 else action.dest.upper())
            if action.choices is not None:
                shown = "\\|".join(map(str, action.choices))
            called = ", ".join(f"`{flag} {shown}`" if shown else f"`{flag}`" for flag in action.option_strings)
            rows.append(f"| {called or f'`{shown}`'} | {action.help or ''} |")
    if rows:
        lines += ["| argument | |", "|---|---|", *rows, ""]
    return lines + inner
