"""The chapters of a report, one function each: what is drawn, and what is said about it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

import numpy as np

from touchline.kernel.game import Game
from touchline.kernel.message import Amount, Message, Share
from touchline.lab import plots
from touchline.lab import report_page as page
from touchline.lab.counted_words import by_name, listed, share_text, spread
from touchline.lab.measures import (
    Figure,
    Skill,
    decision_shares,
    drive_result,
    first_mover_points,
    mean_figure,
    met,
)
from touchline.lab.sheets import Sheet
from touchline.lab.sides import Side, by_side, home_points, mean
from touchline.words.languages import language, say, spoken
from touchline.words.written_numbers import figure, percentage


def scores(sides: Sequence[Side]) -> str:
    """Points of the sides and the margin."""
    one = sides[0]
    if len(sides) == 1:
        points = {say("report-home"): one.games["home_score"], say("report-away"): one.games["away_score"]}
        caption = say("report-scores-both")
    else:
        points = by_side(sides, lambda side: np.concatenate([side.games["home_score"], side.games["away_score"]]))
        caption = say("report-points-of-a-side") + "."
    total = by_side(sides, lambda side: side.games["total"])
    margin = by_side(sides, lambda side: side.games["result"])
    return page.section(
        say("report-scores"),
        say("report-scores-text"),
        '<div class="plots">',
        page.plot(
            say("report-points-of-a-side"), plots.distribution(points, say("report-points"), salt="points"), caption
        ),
        page.plot(
            say("report-points-in-all"),
            plots.distribution(total, say("report-points-of-both"), salt="total"),
            spread(total, "report-points-all"),
        ),
        page.plot(
            say("report-margin"),
            plots.distribution(margin, say("report-margin-label"), salt="margin"),
            say("report-margin-text"),
        ),
        "</div>",
    )


def length(sides: Sequence[Side]) -> str:
    """How long games last."""
    steps = by_side(sides, lambda side: side.games["steps"])
    chosen = by_side(sides, lambda side: side.games["decisions"])
    return page.section(
        say("report-length"),
        say("report-length-text"),
        '<div class="plots">',
        page.plot(
            say("report-steps-title"),
            plots.distribution(steps, say("report-steps"), salt="steps"),
            spread(steps, "report-steps"),
        ),
        page.plot(
            say("report-decisions-title"),
            plots.distribution(chosen, say("report-decisions"), salt="decisions"),
            spread(chosen, "report-decisions"),
        ),
        "</div>",
    )


def first_mover(sheet: Sheet, sides: Sequence[Side]) -> str:
    """Whether it pays to go first."""
    groups = by_side(
        sides,
        lambda side: [
            mean_figure(Message("report-went-first-name"), first_mover_points(side.games), True),
            mean_figure(Message("report-home-side"), home_points(side.games), True),
        ],
    )
    said = {}
    for name, (edge, _) in groups.items():
        named = "report-an-edge" if edge.low > 0.5 else ("report-a-burden" if edge.high < 0.5 else "report-no-edge")
        ends = {"low": edge.text(edge.low), "high": edge.text(edge.high)}
        said[name] = say("report-edge", mean=edge.text(), verdict=Message(named), **ends)
    even = Share(0.5)
    return page.section(
        say("report-going-first"),
        escape(say("report-going-first-text", first=sheet.first_means, even=even)),
        '<div class="plots">',
        page.plot(say("report-edge-title"), plots.intervals(groups, even=0.5, salt="first"), by_name(said) + "."),
        "</div>",
    )


def drama(sides: Sequence[Side]) -> str:
    """Lead changes, comebacks, and when games are decided."""
    changes = by_side(sides, lambda side: side.games["lead_changes"])
    decided = by_side(sides, lambda side: side.games["decided_share"])
    comeback = by_side(sides, lambda side: side.games["comeback"].drop_nulls())
    late = {name: float((np.asarray(each) > 0.9).mean()) for name, each in decided.items()}
    said = " / ".join(percentage(each, 1) for each in late.values())
    return page.section(
        say("report-drama"),
        say("report-drama-text"),
        '<div class="plots">',
        page.plot(
            say("report-changes-title"),
            plots.distribution(changes, say("report-changes-label"), salt="lead"),
            say("report-changes-none", share=share_text(changes, 0)),
        ),
        page.plot(
            say("report-decided-title"),
            plots.distribution(decided, say("report-decided-label"), share=True, salt="decided"),
            say("report-decided-text", share=said),
        ),
        page.plot(
            say("report-comebacks-title"),
            plots.distribution(comeback, say("report-comebacks-label"), salt="comeback"),
            say("report-comebacks-text", share=share_text(comeback, 0)),
        ),
        "</div>",
    )


def endings(sides: Sequence[Side]) -> str:
    """What ends a drive."""
    shares: dict[str, dict[str, float]] = {}
    points = {}
    for side in sides:
        assert side.drives is not None
        counted = side.drives["fixed_drive_result"].value_counts(normalize=True, sort=True)
        results = [spoken().say(drive_result(name)) for name in counted["fixed_drive_result"]]
        shares[side.name] = dict(zip(results, counted["proportion"], strict=True))
        average = {"points": Amount(mean(side.drives["points"]), 2), "steps": Amount(mean(side.drives["steps"]), 1)}
        points[side.name] = say("report-drive-average", **average)
    count = len(sides[0].drives) if sides[0].drives is not None else 0
    return page.section(
        say("report-endings"),
        say("report-endings-text", count=count, told=by_name(points)),
        '<div class="plots wide">',
        page.plot(
            say("report-results"),
            plots.bars(shares, salt="endings", width=4.8),
            say("report-share-of-drives"),
            listed(next(iter(shares.values()))),
        ),
        "</div>",
    )


def decisions(sides: Sequence[Side]) -> str:
    """How often each option of a decision is chosen."""
    shares = [decision_shares(side.played) for side in sides]
    drawn = []
    for kind in list(shares[0])[:8]:
        groups = {side.name: dict(found.get(kind, [])) for side, found in zip(sides, shares, strict=True)}
        told = listed(next(iter(groups.values())))
        shown = plots.bars(groups, salt=f"choice-{kind}")
        drawn.append(page.plot(kind, shown, say("report-share-of-decisions"), told))
    if not drawn:
        return ""
    who = escape(", ".join(dict.fromkeys(sides[0].played.job.players)))
    return page.section(
        say("report-chosen"),
        say("report-chosen-text", who=who),
        '<div class="plots">',
        *drawn,
        "</div>",
    )


def luck(sides: Sequence[Side], skills: Sequence[Skill]) -> str:
    """Luck against skill."""
    if not skills:
        return ""
    groups = {
        side.name: [
            Figure(met(each.stronger, each.weaker), each.points.mean, each.points.error, each.points.games, True),
        ]
        for side, each in zip(sides, skills, strict=True)
    }
    said = {}
    for side, each in zip(sides, skills, strict=True):
        games = each.games_to_tell
        about = {"stronger": each.stronger, "share": each.points.text()}
        if math.isinf(games):
            said[side.name] = say("report-luck-never", **about)
        else:
            said[side.name] = say("report-luck-wins", games=math.ceil(games), **about)
    return page.section(
        say("report-luck"),
        say("report-luck-text"),
        '<div class="plots">',
        page.plot(say("report-points-won"), plots.intervals(groups, even=0.5, salt="luck"), by_name(said) + "."),
        "</div>",
    )


def rules(game: Game, sides: Sequence[Side]) -> str:
    """How often each rule fires."""
    found = [side.played.rule_counts() for side in sides]
    if not all(found):
        return ""
    rows, book = [], game.rulebook_in(language())
    for name in sorted(game.rule_bits, key=lambda each: [int(part) for part in each[3:].split(".")]):
        text = book[name].text
        short = text if len(text) <= 110 else text[:107].rsplit(" ", 1)[0] + " …"
        row = [f"<code>{name}</code>", escape(short)]
        for side, counts in zip(sides, found, strict=True):
            times, games = counts[name]
            share = games / len(side.played.notes)
            row += [figure(times / len(side.played.notes), 2), percentage(share, 1)]
        rows.append([*row, page.bar_cell(found[0][name][1] / len(sides[0].played.notes))])
    heads = [say("report-head-rule"), say("report-head-says")]
    counted = (say("report-head-times"), say("report-head-games"))
    for side in sides:
        heads += counted if len(sides) == 1 else (say("report-head-of", head=each, side=side.name) for each in counted)
    silent = [name for name, (times, _) in found[0].items() if times == 0]
    text = say("report-every-rule-text") + (" " + say("report-never-seen", rules=", ".join(silent)) if silent else "")
    table = page.table([*heads, ""], rows, range(2, 2 + 2 * len(sides)), say("report-rules-table"))
    return page.section(say("report-every-rule"), text, table)
