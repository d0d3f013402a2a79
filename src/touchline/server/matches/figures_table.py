"""Figures by player, as a page asks for them: the matches that it has keys to, and what they come to."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from touchline.kernel.game import Game
from touchline.kernel.message import english
from touchline.play.figures import Figure, Played, PlayerFigures, by_player
from touchline.server.errors import NotFound, Unauthorized
from touchline.server.matches.service import MatchService
from touchline.server.matches.stages import DONE
from touchline.server.operations.work import in_pieces
from touchline.wire.figures import FigureLine, FiguresAsked, FiguresShown, KeptMatch, PlayedLine, PlayerLine
from touchline.wire.words import words_of


async def figures(matches: MatchService, game: Game, asked: FiguresAsked) -> FiguresShown:
    """Every player of the matches that are known here or come with the question."""
    kept = [record for each in asked.matches if (record := await _record(matches, game, each)) is not None]
    return await in_pieces(_counted(game, [*kept, *asked.records]))


async def _record(matches: MatchService, game: Game, kept: KeptMatch) -> str | None:
    """The record of a finished match, for whoever has the key to it; nothing of any other."""
    try:
        caller = await matches.tokens.caller(kept.token)
        async with matches.reading(kept.match) as live:
            held = matches.held(live, caller)
            if not held or live.status != DONE or live.match.game.name != game.name:
                return None
            return live.record(held[0]).text()
    except (NotFound, Unauthorized):
        return None


def _counted(game: Game, records: Sequence[str]) -> Generator[None, None, FiguresShown]:
    players = yield from by_player(game, records)
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
