"""Figures by player, as a page asks for them: the records of its matches in, what they come to out."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from touchline.kernel.game import Game
from touchline.kernel.message import english, messages_json
from touchline.play.figures import Figure, Played, PlayerFigures, by_player
from touchline.wire.figures import FiguresAsked


def counted(game: Game, asked: FiguresAsked) -> Generator[None, None, dict[str, Any]]:
    """Every player of the matches (``FiguresShown``)."""
    players = yield from by_player(game, asked.records)
    return {"ok": True, "game": game.name, "players": [_player(each) for each in players]}


def _player(found: PlayerFigures) -> dict[str, Any]:
    return {
        "player": found.player,
        "won": found.count("won"),
        "drawn": found.count("drawn"),
        "lost": found.count("lost"),
        "figures": [_line(each) for each in found.figures],
        "played": [_match(each) for each in found.played],
    }


def _match(played: Played) -> dict[str, Any]:
    told = {"match": played.match, "against": list(played.against), "result": played.result, "score": played.score}
    return told | ({"figure": _line(played.figure)} if played.figure else {})


def _line(figure: Figure) -> dict[str, Any]:
    sentences = {"label": english([figure.label]), "value": english([figure.value])}
    return sentences | messages_json(label=[figure.label], value=[figure.value])
