"""The manual: every command has its page, every example in it is understood, and the shell can finish words."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from tests.patience import PATIENCE

import touchline
from touchline.cli import main
from touchline.cli.main import manual, parser
from touchline.cli.manual import GROUPS, MORE
from touchline.cli.manual_page import ARGPARSE, ARGPARSE_BESIDE, in_our_words
from touchline.words.languages import LANGUAGES, say, speak

EXAMPLE = re.compile(r"^  (touchline\b.*?)(?:  .*)?$", re.MULTILINE)
"""A line of a description, up to the remark that stands apart from it."""


def pages() -> list[tuple[str, argparse.ArgumentParser]]:
    """Every command, and the tools inside a command."""
    found: list[tuple[str, argparse.ArgumentParser]] = []
    for name, page in manual()[1].pages.items():
        page.word()
        found.append((name, page))
        for action in page._actions:
            if isinstance(action, argparse._SubParsersAction):
                for tool, inner in action.choices.items():
                    inner.word()
                    found.append((f"{name} {tool}", inner))
    return found


PAGES = pages()


@pytest.mark.parametrize(("name", "page"), PAGES, ids=[name for name, _ in PAGES])
def test_a_command_has_a_page_with_examples_that_are_understood(name: str, page: argparse.ArgumentParser) -> None:
    text = page.description or ""
    examples = EXAMPLE.findall(text)
    assert examples, f"no example in 'touchline {name} --help'"
    assert not text.startswith("  "), "a page begins with what the command does"
    for example in examples:
        words = shlex.split(example)
        assert words[1 : 1 + len(name.split())] == name.split()[: len(words) - 1]
        given = parser().parse_args(words[1:])
        assert callable(given.run)


@pytest.mark.parametrize(("name", "page"), PAGES, ids=[name for name, _ in PAGES])
def test_every_argument_is_explained(name: str, page: argparse.ArgumentParser) -> None:
    assert [action.dest for action in page._actions if not action.help and action.dest != "tool"] == []


@pytest.mark.parametrize("name", manual()[1].pages)
def test_a_page_says_how_the_command_ends(name: str) -> None:
    told = manual()[1].pages[name].format_help()
    assert "exit codes: 0 all is well, " in told
    assert "130 interrupted" in told


def test_every_command_is_listed_once_under_those_it_is_for() -> None:
    top, commands = manual()
    listed = [name for names in commands.grouped().values() for name in names]
    assert sorted(listed) == sorted(commands.briefs)
    assert MORE not in commands.grouped()
    help_text = top.format_help()
    for title, names in commands.grouped().items():
        assert names[: len(GROUPS[title])] == list(GROUPS[title])
        chapter = help_text.partition(f"\n{say(f'help-group-{title}')}:\n")[2].partition("\n\n")[0]
        assert [line.split()[0] for line in chapter.splitlines()] == names


def test_a_command_nobody_has_grouped_is_still_listed() -> None:
    commands = manual()[1]
    commands.add_parser("referee", help="blow the whistle")
    assert commands.grouped()[MORE] == ["referee"]
    assert "referee         blow the whistle" in commands.contents()


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"touchline {touchline.__version__}\n"


def test_a_missing_file_is_a_mistake_and_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.touchline"]) == 2
    assert capsys.readouterr().err == "touchline: nowhere.touchline: No such file or directory\n"


# ---- completion


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as left:
        main(["--print-completion", shell])
    assert left.value.code == 0
    return capsys.readouterr().out


def completed(script: str, *words: str) -> set[str]:
    """What bash offers for the last of these words."""
    line = " ".join(shlex.quote(word) for word in words)
    asked = f"{script}\nCOMP_WORDS=({line}); COMP_CWORD={len(words) - 1}\n"
    asked += "$(complete -p touchline | sed -E 's/.*-F ([^ ]+).*/\\1/')\nprintf '%s\\n' \"${COMPREPLY[@]}\""
    done = subprocess.run(["bash", "--norc", "-c", asked], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return {word.strip() for word in done.stdout.split()}


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_finishes_commands_games_options_and_opponents(capsys: pytest.CaptureFixture[str]) -> None:
    given = script("bash", capsys)
    assert completed(given, "touchline", "re") == {"resume", "replay", "review", "report", "reports", "restore"}
    assert completed(given, "touchline", "play", "foot") == {"football-darts"}
    assert completed(given, "touchline", "play", "--ta") == {"--table"}
    assert "club" in completed(given, "touchline", "play", "street-soccer", "--vs", "c")
    assert completed(given, "touchline", "darts", "h") == {"heatmap"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_there_is_a_script_for_each_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = script(shell, capsys)
    assert "exploitability" in given
    if shutil.which(shell) is not None:
        subprocess.run([shell, "-n"], input=given, text=True, check=True, timeout=PATIENCE)


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_page_is_there_in_every_language(language: str, english_again: None) -> None:
    """With the same examples, every argument explained, and nothing of it in English."""
    theirs = [(name, EXAMPLE.findall(page.description or "")) for name, page in PAGES]
    speak(language)
    ours = [(name, page, EXAMPLE.findall(page.description or "")) for name, page in pages()]
    assert [(name, examples) for name, _, examples in ours] == theirs
    english = {name: {action.dest: action.help for action in page._actions} for name, page in PAGES}
    for name, page, _ in ours:
        for action in page._actions:
            if action.dest not in ("tool", "help", "rows") and not (action.dest == "table" and "export" in name):
                assert action.help, (name, action.dest)
                assert action.help != english[name][action.dest], (name, action.dest)


def test_argparse_speaks_the_language_too(english_again: None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "de", "play"])
    told = capsys.readouterr().err
    assert "Aufruf: touchline play" in told
    assert "Fehler: es fehlt: GAME" in told


def test_the_marks_of_argparse_are_the_same_in_every_language(english_again: None) -> None:
    marks = re.compile(r"%(?:\(\w+\))?[sr]")
    for language in LANGUAGES:
        speak(language)
        for text in (*ARGPARSE, *ARGPARSE_BESIDE):
            assert sorted(marks.findall(in_our_words(text))) == sorted(marks.findall(text)), (language, text)
