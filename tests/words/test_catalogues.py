"""The catalogues: the same messages with the same arguments in every language, and nothing left in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.words.playing import NAMES, all_messages, worded_games

from touchline.games import find_game
from touchline.kernel.message import Message
from touchline.words.catalogues import Catalogue, game_file, game_files, layer_files, page_file, page_files
from touchline.words.entries import FILLED_IN, bare_value, filled_in
from touchline.words.grammar import Grammar
from touchline.words.languages import LANGUAGES
from touchline.words.wording import Wording

OTHERS = LANGUAGES[1:]
ENGLISH_WORDS = re.compile(r"\b(the|and|are|with|from|back|to go|wins|which|where|there|this|throws|not|must)\b")
"""Words that no other language has in a sentence of ours."""


class Arguments(Visitor):
    """The variables an entry speaks of, and the messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.referred.add(node.id.name)


def entries(files: list[Path]) -> dict[str, set[str]]:
    """Id → its arguments, of what it refers to too; what Fluent cannot read, or stands there twice, fails here."""
    found: dict[str, set[str]] = {}
    referred: dict[str, set[str]] = {}
    for path in files:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
                arguments = Arguments()
                arguments.visit(entry.value)
                found[entry.id.name] = arguments.found
                referred[entry.id.name] = arguments.referred
    return {named: own.union(*(found[each] for each in referred[named])) for named, own in found.items()}


PAGES = "pages"
"""The words of the browser's pages, among the games and (the empty name) the layers."""


def catalogue(name: str, language: str) -> dict[str, set[str]]:
    if name == PAGES:
        return entries(page_files(language))
    return entries(game_files(find_game(name).folder, language) if name else layer_files(language))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ["", PAGES, *worded_games()])
def test_every_language_has_every_message_with_the_same_arguments(name: str, language: str) -> None:
    assert catalogue(name, language) == catalogue(name, "en")


class Persons(Arguments):
    """Of whom an entry asks whether they read it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "PERSON":
            (player,) = node.arguments.positional
            assert isinstance(player, ast.VariableReference)
            self.asked.add(player.id.name)
        self.generic_visit(node)


def told_you(name: str, language: str) -> dict[str, set[str]]:
    """Id → the players who are "you" in it, by what it refers to too."""
    persons: dict[str, Persons] = {}
    for entry in FluentParser().parse(game_file(find_game(name).folder, language).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            persons[entry.id.name] = Persons()
            persons[entry.id.name].visit(entry.value)
    return {named: own.asked.union(*(persons[each].asked for each in own.referred)) for named, own in persons.items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", worded_games())
def test_whoever_reads_is_you_in_every_language_or_in_none(name: str, language: str) -> None:
    assert told_you(name, language) == told_you(name, "en")


def test_ids_of_the_pages_are_marked_as_theirs() -> None:
    assert [each for each in catalogue(PAGES, "en") if not each.startswith("page-")] == []


def test_what_the_pages_say_about_one_game_lies_in_its_folder() -> None:
    assert [each for each in entries([page_file("en")]) if each.endswith(tuple(worded_games()))] == []
    for name in worded_games():
        (own,) = (each for each in page_files("en") if each.is_relative_to(find_game(name).folder))
        assert {f"page-aim-{name}", f"page-title-{name}", f"page-short-{name}"} <= set(entries([own]))


@pytest.mark.parametrize("name", worded_games())
def test_ids_begin_with_the_letters_of_the_rules(name: str) -> None:
    letters = find_game(name).letters
    assert [each for each in catalogue(name, "en") if not each.startswith(f"{letters}-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", worded_games())
def test_whatever_random_matches_say_is_worded_without_an_error(name: str, language: str) -> None:
    """And without an English word, in the other languages."""
    errors: list[Exception] = []
    wording = Wording(language, errors)
    said = {message: wording.say(message, NAMES) for message in all_messages(name)}
    assert errors == []
    assert [text for text in said.values() if not text.strip() or "{" in text] == []
    if language != "en":
        assert [text for text in said.values() if ENGLISH_WORDS.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *worded_games()])
def test_every_message_can_be_said(name: str, language: str) -> None:
    """Also those that no random match comes to: refusals, the coach."""
    errors: list[Exception] = []
    wording = Wording(language, errors)
    for named, arguments in catalogue(name, language).items():
        wording.say(Message(named, **dict.fromkeys(arguments, 2)), NAMES)
    assert errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_no_fluent_is_said_as_fluent_says_it(language: str) -> None:
    """Bare entries are put into words without it, for the speed of a command's start: to the letter the same."""
    for name in worded_games():
        find_game(name)
    catalogue = Catalogue(language)
    catalogue.has("fd-tagline")
    grammar, bare = Grammar(language, catalogue.entries), 0
    for named, entry in catalogue.entries.items():
        value = bare_value(entry)
        if value is not None:
            bare += 1
            args = dict.fromkeys(FILLED_IN.findall(value), "Ann")
            quick = filled_in(value, Message(named, **args), NAMES, lambda message: None)
            assert (quick, []) == grammar.said(named, "", args)
    assert bare > 1000


SELDOM = ("Refusals", "The coach", "Figures by player")
"""Sections of an English catalogue that random matches seldom come to; what is in them is tried elsewhere."""


def usual(name: str) -> list[str]:
    """The ids of a game outside the sections of what is seldom said, and not only there to be referred to."""
    found, section, parts = [], "", Arguments()
    for entry in FluentParser().parse(game_file(find_game(name).folder, "en").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            section = entry.content or ""
        elif isinstance(entry, ast.Message):
            parts.visit(entry.value)
            if not section.startswith(SELDOM):
                found.append(entry.id.name)
    return [each for each in found if each not in parts.referred]


@pytest.mark.parametrize("name", worded_games())
def test_random_matches_say_nearly_everything_there_is(name: str) -> None:
    said = {message.id for message in all_messages(name)} | nested_ids(name)
    missing = [each for each in usual(name) if each not in said]
    assert len(missing) <= len(usual(name)) // 8, missing


def nested_ids(name: str) -> set[str]:
    """The ids of messages within messages."""
    return set(re.findall(r"'id': '([a-z0-9-]+)'", repr([message.to_json() for message in all_messages(name)])))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", worded_games())
def test_the_rulebook_is_translated_rule_by_rule(name: str, language: str) -> None:
    """The same rules in the same chapters, the same options and references named in them."""
    game = find_game(name)
    assert (game.folder / "words" / f"RULES.{language}.md").is_file()
    marks = re.compile(r"`[^`]+`|[A-Z]{2}-\d\.\d")
    book = game.rulebook_in(language)
    assert list(book.chapters) == list(game.rulebook.chapters)
    assert list(book.rules) == list(game.rulebook.rules)
    for rule in game.rulebook.rules.values():
        assert sorted(marks.findall(book[rule.id].text)) == sorted(marks.findall(rule.text)), rule.id
        assert book[rule.id].text != rule.text


@pytest.mark.parametrize("name", worded_games())
def test_the_pages_ask_what_the_game_asks(name: str) -> None:
    """A question in the page's own words stands for one of the game's, and speaks of nothing that this one does not."""
    said = catalogue(name, "en")
    mark = f"page-{find_game(name).letters}-ask-"
    asked = {
        each.removeprefix("page-"): filled for each, filled in catalogue(PAGES, "en").items() if each.startswith(mark)
    }
    assert set(asked) <= set(said)
    assert [each for each, filled in asked.items() if not filled <= said[each]] == []


BREAKABLE = re.compile(r"\S [?!:;»]|« ")


def test_no_mark_of_a_french_sentence_stands_alone_on_a_line() -> None:
    """French sets a space before its double marks; one that does not break, or "?" begins a line of a narrow page."""
    games = (game_files(find_game(name).folder, "fr") for name in worded_games())
    files = [*layer_files("fr"), *page_files("fr"), *(path for found in games for path in found)]
    assert len(files) > 20
    for path in files:
        for entry in path.read_text(encoding="utf-8").splitlines():
            assert entry.startswith("#") or not BREAKABLE.search(entry), f"{path}: {entry}"
