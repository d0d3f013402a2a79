"""What is made of the docs, not written: rulebooks, the map from rule to code to test, commands, messages, boards."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections import defaultdict
from pathlib import Path
from typing import Any

import docs_boards
import docs_messages
from mkdocs.structure.files import File, Files

import statements
from touchline.cli.main import manual
from touchline.cli.manual import endings

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "touchline" / "games"
FEATURES = "<!-- the features of every game -->"
"""Where a page wants the tables of ``touchline.envs.features``."""
CITED = re.compile(r"\b([A-Z]{2})[-_](\d+)[._](\d+)\b")


def on_files(files: Files, config: Any) -> Files:
    """Add the made pages to the written ones."""
    for folder in sorted(GAMES.iterdir()):
        book = folder / "RULES.md"
        if book.exists():
            name = folder.name.replace("_", "-")
            title, rest = book.read_text(encoding="utf-8").split("\n", 1)
            rest, pictures = docs_boards.with_examples(name, rest)
            page = f"{title}\n\n![The board in the middle of a game]({name}.svg)\n{rest}"
            files.append(File.generated(config, f"rules/{name}.md", content=page))
            for file, picture in {f"{name}.svg": docs_boards.in_the_middle(name), **pictures}.items():
                files.append(File.generated(config, f"rules/{file}", content=picture))
    for page in list(files.documentation_pages()):
        for asked in docs_boards.ASKED.finditer(page.content_string):
            picture = docs_boards.drawn(*asked.groups())
            files.append(File.generated(config, docs_boards.file_of(asked), content=picture))
    files.append(File.generated(config, "rules/map.md", content=rule_map()))
    files.append(File.generated(config, "rules/statements.md", content=statements.page()))
    files.append(File.generated(config, "commands.md", content=command_pages()))
    files.append(File.generated(config, "messages.md", content=docs_messages.page()))
    return files


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Put the tables of features and the boards of positions where a page asks for them."""
    up = "../" * page.file.src_uri.count("/")
    markdown = docs_boards.ASKED.sub(
        lambda asked: f"![{asked['game']}: {asked['position']}]({up}{docs_boards.file_of(asked)})", markdown
    )
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
