"""``touchline --plain``: choose a game and an opponent in plain lines."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.bots import levels
from touchline.cli.line_play import LinePlay, ask_line
from touchline.cli.terminal import BOLD, paint
from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.options import parse_options
from touchline.play.keeping import unfinished
from touchline.sessions.seating import seated
from touchline.sessions.session import Session
from touchline.sessions.wording import cited
from touchline.words.languages import say, spoken


def choose(question: str, choices: Sequence[str]) -> int:
    """The index of the choice a person names by its number or its beginning."""
    for number, choice in enumerate(choices, 1):
        print(f"  {number}. {choice}")
    while True:
        said = ask_line(f"{question} ").lower()
        if said.isdigit() and 1 <= int(said) <= len(choices):
            return int(said) - 1
        found = [index for index, choice in enumerate(choices) if choice.lower().startswith(said)]
        if len(found) == 1:
            return found[0]
        print(say("prompt-lobby-number", most=len(choices)))


def run_plain_setup() -> int:
    """Ask, then play; the exit code."""
    print(paint(say("prompt-lobby"), BOLD))
    try:
        session = _agree()
    except (EOFError, KeyboardInterrupt):
        print(f"\n{say('prompt-lobby-nothing')}")
        return 0
    return LinePlay(session).run()


def _agree() -> Session:
    waiting = next(unfinished(), None)
    names = list(game_names())
    choices = [f"{find_game(name).title}. {spoken().say(find_game(name).about())}" for name in names]
    if waiting is not None:
        choices.append(say("prompt-lobby-resume", match=waiting.name))
    chosen = choose(say("prompt-lobby-game"), choices)
    if waiting is not None and chosen == len(names):
        return Session.resume(waiting)
    game = find_game(names[chosen])
    opponents = levels(game.name)
    people = [say("prompt-lobby-people"), say("prompt-lobby-table")]
    bots = [say("prompt-bot-name", level=level) for level in opponents]
    against = choose(say("prompt-lobby-against"), [*people, *bots])
    while True:
        said = ask_line(f"{say('prompt-lobby-options')} ")
        if said.lower() == "list":
            for option in game.options:
                help_line = f"{spoken().say(game.option_help(option))} [{option.rule}]"
                print(f"  {option.name}={option.text(option.default)}  {help_line}")
            continue
        try:
            options = {} if said.lower() == "start" else parse_options(said.split())
            players = seated(game.name, options, opponents[against - 2], second=False) if against > 1 else []
            return Session.begin(game, options, players=players, table=against == 1)
        except TouchlineError as problem:
            print(say("prompt-refused", why=cited(problem)))
