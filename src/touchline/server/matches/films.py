"""Lessons and the rulebook's examples as a screen plays them: both are played through the engine beforehand."""

from __future__ import annotations

from dataclasses import replace

from touchline.kernel.game import Game
from touchline.kernel.message import Message, english
from touchline.play.examples import example_of
from touchline.play.lesson import LEARNER, PlayedStep, lesson_of
from touchline.play.match import Match
from touchline.play.study import ROOT, Study
from touchline.server.errors import NotFound
from touchline.server.matches.previews import preview
from touchline.server.matches.shelf import shape_of
from touchline.server.matches.staging import covered, scenery, seats_worded, view_of
from touchline.wire.headlines import Heading
from touchline.wire.learning import LessonEvent, LessonFilm, LessonStep, RuleExample
from touchline.wire.nodes import ChanceNode, DecisionNode, OverNode, node_told
from touchline.wire.words import words_of

FEW = 20
"""So many choices somebody new can look through; of more only those that begin with the right word are offered."""


def lesson_film(game: Game) -> LessonFilm:
    """A lesson: what is due before each step, every event after it."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NotFound(Message("server-no-lesson", game=game.name))
    match = lesson.begin()
    end = [lesson.says("end")]
    return LessonFilm(
        game=game.name,
        title=game.title,
        seat=LEARNER,
        names=list(match.names),
        end=english(end),
        board=shape_of(game, match.box),
        steps=[_step(each, lesson.says(each.step.name)) for each in lesson.played()],
        words=words_of(end=end, names=seats_worded(match)),
    )


def _step(played: PlayedStep, said: Message) -> LessonStep:
    """A step of a lesson, with what is said."""
    asked, match = played.before(), played.match
    heading = Heading.now(asked)
    node = _few_choices(asked, match.steps[played.first].text)
    offered = (node.legal or []) if isinstance(node, DecisionNode) else []
    pictured = offered if len(offered) <= FEW else [played.step.do]
    return LessonStep(
        name=played.step.name,
        say=english([said]),
        do=match.steps[played.first].text,
        rolls=played.rolls,
        node=node,
        view=view_of(asked.game, asked.state, asked.box, LEARNER),
        **heading.lines,
        events=[event_shown(match, index, LEARNER) for index in range(played.first, played.last)],
        after=view_of(match.game, match.states[played.last], match.box, LEARNER),
        rule=played.step.rule or None,
        anew=played.step.position is not None,
        previews={move: preview(asked, move, LEARNER) for move in pictured},
        words=words_of(**heading.words, say=[said]),
    )


def _few_choices(asked: Match, right: str) -> DecisionNode | ChanceNode | OverNode:
    """What is due, with no more choices than somebody new can look through."""
    node = node_told(asked.node_seen_by(LEARNER))
    if not isinstance(node, DecisionNode) or len(node.legal or ()) <= FEW:
        return node
    word, legal = right.partition(" ")[0], node.legal or []
    kept = [index for index, move in enumerate(legal) if move.partition(" ")[0] == word]
    words = dict(node.words or {})
    if "legal" in words:
        words["legal"] = [words["legal"][index] for index in kept]
    gestures = None if node.gestures is None else [node.gestures[index] for index in kept]
    return replace(node, legal=[legal[index] for index in kept], gestures=gestures, words=words or None)


def rule_example(game: Game, rule: str) -> RuleExample:
    """A rule at work."""
    example = example_of(game, rule)
    match = example.played(game)
    seat = next((step.seat for step in match.steps if step.seat is not None), 0)
    begun = Match.at(game, example.position, example.options)
    study = Study.parsed(match.record_text())
    study.go(ROOT)
    heading = Heading.now(begun)
    return RuleExample(
        rule=rule,
        game=game.name,
        names=list(match.names),
        seat=seat,
        board=shape_of(game, match.box),
        view=view_of(game, begun.state, begun.box, seat),
        **heading.lines,
        events=[event_shown(match, index, seat) for index in range(len(match.steps))],
        study=study.link(),
        words=words_of(**heading.words, names=seats_worded(match)),
    )


def event_shown(match: Match, index: int, audience: int | None) -> LessonEvent:
    """A step of a match as an event that can be shown, as an audience may know it."""
    game, step, before, after = match.game, match.steps[index], match.states[index], match.states[index + 1]
    secret = game.secret(before, match.box, step.choice)
    hidden = secret is not None and audience not in secret.seats
    drawn = scenery(match, index, readable=not hidden)
    event = LessonEvent(
        seq=index + 1,
        kind="rolled" if step.seat is None else "played",
        text=step.text,
        view=view_of(game, after, match.box, audience),
        seat=step.seat,
        say=match.narrate(index),
        rules=game.fired_rules(after.fired),
        what=drawn.what,
        paths=drawn.paths,
        gesture=drawn.gesture,
        quiet=drawn.quiet,
        highlight=drawn.highlight,
        upshot=drawn.upshot,
        words=words_of(say=match.tell(index)),
    )
    if secret is None or not hidden:
        return event
    return replace(
        event, text=secret.shown, seat=None, say=None, rules=None, what=None, words=words_of(text=covered(match, index))
    )
