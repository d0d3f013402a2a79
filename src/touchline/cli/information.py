"""``touchline games``, ``rules`` and ``replay``: what there is, what is allowed, what happened."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from touchline.bots import levels
from touchline.cli.terminal import BOLD, DIM, paint
from touchline.games import find_game, game_names
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.message import Message, english
from touchline.kernel.rule_sets import RULE_SET
from touchline.kernel.rulebook import Rule
from touchline.play.glossary import glossary_of
from touchline.play.keeping import read_record
from touchline.play.match import Match
from touchline.sessions.speech import at_a_glance, ending, headline, rulebook, told
from touchline.sessions.wording import against
from touchline.wire.codec import to_json
from touchline.wire.games import game_info
from touchline.words.languages import language, say, spoken
from touchline.words.lines import wrapped


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    games = commands.add_parser("games")
    games.add_argument("game", nargs="?", metavar="GAME")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=show_games)

    rules = commands.add_parser("rules")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("id", nargs="?", metavar="ID")
    rules.add_argument("--terms", action="store_true")
    rules.add_argument("--compare", nargs=2, metavar=("A", "B"))
    rules.add_argument("--json", action="store_true")
    rules.set_defaults(run=show_rules)

    replay = commands.add_parser("replay")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--to", type=int, metavar="N")
    replay.add_argument("--rules", action="store_true")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=show_replay)


def show_games(given: argparse.Namespace) -> int:
    """``touchline games [GAME]``."""
    chosen = [find_game(given.game).name] if given.game else list(game_names())
    if given.json:
        print(json.dumps([to_json(game_info(find_game(name))) | {"levels": levels(name)} for name in chosen], indent=2))
        return 0
    for name in chosen:
        game = find_game(name)
        print(f"{paint(name, BOLD):<16}  {game.title}. {spoken().say(game.about())}")
        print(f"{'':<16}  {say('cli-opponents', levels=', '.join(levels(name)))}")
        for line in at_a_glance(game) if given.game else ():
            print(wrapped(line, "  "))
        for each in game.rule_sets if given.game else ():
            print(f"  --rules {each.name}  {paint(spoken().say(game.rule_set_help(each)), DIM)}")
        for option in game.options if given.game else ():
            value = option.text(option.default)
            print(f"  {option.name}={value}  {paint(f'{spoken().say(game.option_help(option))} [{option.rule}]', DIM)}")
            if option.choices and not option.is_flag:
                print(wrapped(say("cli-choices", choices=", ".join(map(str, option.choices))), "      "))
    return 0


def show_rules(given: argparse.Namespace) -> int:
    """``touchline rules GAME [ID]``."""
    if given.compare:
        return compare_rule_sets(find_game(given.game), *given.compare, as_json=given.json)
    if given.terms:
        return show_terms(find_game(given.game), as_json=given.json)
    book = rulebook(find_game(given.game))
    rules: list[Rule] = list(book.rules.values())
    if given.id:
        rules = book.chapter(given.id) or [book[given.id]]
    if given.json:
        print(json.dumps([rule._asdict() for rule in rules], indent=2, ensure_ascii=False))
        return 0
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(paint(f"\n{rule.id.rpartition('.')[0]} {chapter}", BOLD))
        print(wrapped(f"{rule.id}  {rule.text}"))
    return 0


def show_terms(game: Game, *, as_json: bool) -> int:
    """``touchline rules GAME --terms``: the words of the game, and where each is explained."""
    terms = glossary_of(game, language())
    if as_json:
        print(json.dumps([asdict(term) for term in terms], indent=2, ensure_ascii=False))
    for term in () if as_json else terms:
        print(f"{term.rule:<8} {', '.join(term.words)}")
    return 0


def compare_rule_sets(game: Game, one: str, other: str, *, as_json: bool) -> int:
    """``touchline rules GAME --compare A B``: the options in which two sets differ, in words."""
    sets = [game.rule_set(name) for name in (one, other)]
    settled = [game.settle({RULE_SET: each.name}) for each in sets]
    differing = [option for option in game.options if settled[0][option.name] != settled[1][option.name]]
    told = [
        {
            "option": option.name,
            "what": english([game.option_help(option)]) if as_json else spoken().say(game.option_help(option)),
            "rule": option.rule,
            **{each.name: option.text(values[option.name]) for each, values in zip(sets, settled, strict=True)},
        }
        for option in differing
    ]
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    for each in sets:
        print(wrapped(f"{paint(each.name, BOLD)}: {spoken().say(game.rule_set_help(each))}."))
    if not told:
        print(say("cli-played-alike"))
    for row in told:
        values = ", ".join(f"{each.name}: {row[each.name]}" for each in sets)
        print(f"\n{paint(row['option'], BOLD)}  {values}")
        print(wrapped(f"{row['what']} [{row['rule']}]", "  "))
        print(wrapped(rulebook(game)[row["rule"]].text, "  "))
    return 0


def show_replay(given: argparse.Namespace) -> int:
    """``touchline replay FILE``."""
    match = Match.from_record(read_record(given.file))
    last = given.to if given.to is not None else len(match.record.entries)
    if not 0 <= last <= len(match.record.entries):
        raise BadOption(Message("cli-few-entries", to=last, entries=len(match.record.entries)), field="to")
    steps = [
        {
            "entry": step.number,
            "seat": step.seat,
            "text": step.text,
            "said": match.narrate(index) if given.json else told(match, index),
            "rules": match.game.fired_rules(match.states[index + 1].fired),
            "position": match.states[index + 1].position(),
        }
        for index, step in enumerate(match.steps)
        if step.number <= last
    ]
    if given.json:
        whole = {"game": match.game.name, "names": match.names, "steps": steps, "over": match.over}
        whole["position"] = match.states[len(steps)].position()
        print(json.dumps(whole, indent=2, ensure_ascii=False))
        return 0
    print(paint(f"{match.game.title}: {against(match.names)}", BOLD))
    for step in steps:
        cited = f" [{', '.join(step['rules'])}]" if given.rules else ""
        print(f"{step['entry']:>4}. {step['said'] or step['text']}{paint(cited, DIM)}")
    if last == len(match.record.entries):
        print(paint(ending(match) if match.over else headline(match), BOLD))
    print(say("cli-position", position=match.states[len(steps)].position()))
    return 0
