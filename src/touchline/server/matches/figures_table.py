"""Figures by player, as a page asks for them: the records of its matches in, what they come to out."""

from __future__ import annotations

from collections.abc import Generator

from touchline.kernel.game import Game
from touchline.kernel.message import english
from touchline.play.figures import Figure, Played, PlayerFigures, by_player
from touchline.wire.figures import FigureLine, FiguresAsked, FiguresShown, PlayedLine, PlayerLine
from touchline.wire.words import words_of


def counted(game: Game, asked: FiguresAsked) -> Generator[None, None, FiguresShown]:
    """Every player of the matches."""
    players = yield from by_player(game, asked.records)
    return FiguresShown(game=game.name, players=[_player(each) for each in players])


def _player(found: PlayerFigures) -> PlayerLine:
    return PlayerLine(
        player=found.player,
        won=found.count("won"),
        drawn=found.count("drawn"),
        lost=found.count("lost"),
        figures=[_line(each) for each in found.figures],
        played=[_match(each) for each in found.played],
    )


def _match(played: Played) -> PlayedLine:
    return PlayedLine(
        match=played.match,
        against=list(played.against),
        result=played.result,
        score=played.score,
        figure=_line(played.figure) if played.figure else None,
    )


def _line(figure: Figure) -> FigureLine:
    return FigureLine(
        label=english([figure.label]),
        value=english([figure.value]),
        words=words_of(label=[figure.label], value=[figure.value]),
    )
