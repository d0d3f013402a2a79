"""What coaches agree on before a match, and the box that comes of it."""

from __future__ import annotations

from touchline.games.first_and_goal.data import dice_table, figures, matchups, parse_team
from touchline.games.first_and_goal.state import ICONS, OFFENSE_PLAYS, PENALTIES, FootballBox
from touchline.kernel.box_figures import Corrections
from touchline.kernel.options import Option, Options
from touchline.kernel.rule_sets import RuleSet

SEAT_MAPS = {2: (0, 0, 1, 1), 3: (0, 1, 2, 2), 4: (0, 1, 2, 3)}
"""FG-1.7: the seats of home offense, home defense, away offense, away defense."""
AWAY_PAIR = (0, 0, 1, 2)
"""FG-1.7: the same for three players when the pair is away."""

RULE_SETS = (
    RuleSet("book"),
    RuleSet(
        "condensed",
        options={"toss_choice": True, "broken_play": "all", "breakaway_stop": "reroll", "sneak_x_succeeds": True},
    ),
    RuleSet(
        "advanced",
        options={
            "squib_kick": True,
            "advanced_broken_plays": True,
            "breakaway_touchdown": True,
            "advanced_turnovers": True,
        },
    ),
)
OPTIONS = (
    Option(
        "teams",
        ("base", "base"),
        rule="FG-1.2",
        each_seat=True,
        check=parse_team,
        trial=(("base", "base"), ("toronto-thunder", "boulder-barrage"), ("san-antonio-scorpions", "essen-eagles")),
    ),
    Option("seats", 2, rule="FG-1.7", choices=(2, 3, 4)),
    Option("pair", "home", rule="FG-1.7", choices=("home", "away")),
    Option("may_talk", False, rule="FG-1.7"),
    Option("cards", "dealt", rule="FG-1.4", choices=("dealt", "table")),
    Option("toss_choice", False, rule="FG-2.1"),
    Option("squib_kick", False, rule="FG-2.8"),
    Option("advanced_broken_plays", False, rule="FG-5.6"),
    Option("breakaway_touchdown", False, rule="FG-5.7"),
    Option("advanced_turnovers", False, rule="FG-5.8"),
    Option("sneak_x_succeeds", False, rule="FG-7.1"),
    Option("broken_play", "coloured", rule="FG-5.1", choices=("coloured", "all")),
    Option("breakaway_stop", "total", rule="FG-5.2", choices=("total", "reroll")),
    Option("end_zone_turnover", "safety", rule="FG-5.3", choices=("safety", "touchdown")),
    Option("field_goal_cards", 1, rule="FG-9.3", choices=(1, 2)),
    Option("d20_kicks", False, rule="FG-9.8"),
    Option("overtime_cap", 10, rule="FG-8.9", low=0, high=100),
)


def packed(options: Options, data: Corrections | None, *, first_edition: bool) -> FootballBox:
    """The box for settled options and an owner's figures."""
    found = figures(data)
    field = found.tree["field"]
    dice = dice_table(found, options["teams"])
    pairs_dice, pairs_black = matchups(found)
    cards = [found.tree["plays"][play] for play in OFFENSE_PLAYS]
    return FootballBox(
        first_edition=int(first_edition),
        seats=options["seats"],
        silent=int(options["seats"] > 2 and not options["may_talk"]),
        seat=AWAY_PAIR if (options["seats"], options["pair"]) == (3, "away") else SEAT_MAPS[options["seats"]],
        anonymous=int(options["cards"] == "table"),
        toss_choice=int(options["toss_choice"]),
        squib_kick=int(options["squib_kick"]),
        advanced_broken_plays=int(options["advanced_broken_plays"]),
        breakaway_touchdown=int(options["breakaway_touchdown"]),
        advanced_turnovers=int(options["advanced_turnovers"]),
        sneak_x_succeeds=int(options["sneak_x_succeeds"]),
        broken_all=int(options["broken_play"] == "all"),
        stop_after_reroll=int(options["breakaway_stop"] == "reroll"),
        end_zone_touchdown=int(first_edition or options["end_zone_turnover"] == "touchdown"),
        field_goal_cards=options["field_goal_cards"],
        d20_kicks=int(options["d20_kicks"]),
        overtime_cap=options["overtime_cap"],
        copies=found.tree["cards"]["copies"],
        hand_size=field["hand"],
        time_outs=field["time_outs"],
        first_down_yards=field["first_down"],
        touchback_spot=field["touchback"],
        kick_spot=field["kick"],
        safety_punt_spot=field["safety_punt"],
        try_spot=field["try"],
        hail_mary_spot=field["hail_mary"],
        onside_needs=field["onside_needs"],
        fake_bonus=field["fake_bonus"],
        broken_run_yards=field["broken_run"],
        d20_kickoff_spot=field["d20_kickoff"],
        d20_punt_yards=field["d20_punt"],
        d20_no_return=field["d20_no_return"],
        die_faces=dice.faces,
        face_value=dice.value,
        face_weight=dice.weight,
        is_run=tuple(int(card["type"] == "run") for card in cards),
        red_zone=tuple(card["red_zone"] for card in cards),
        matchup_dice=pairs_dice,
        matchup_black=pairs_black,
        kickoff_return_dice=found.dice_bits("kickoff_return"),
        punt_dice=found.dice_bits("punt"),
        punt_return_dice=found.dice_bits("punt_return"),
        field_goal_dice=found.dice_bits("field_goal"),
        onside_dice=found.dice_bits("onside"),
        squib_dice=found.dice_bits("squib"),
        recovery_dice=found.dice_bits("recovery"),
        interception_referee=sum(1 << ICONS.index(icon) for icon in found.tree["interception"]["referee"]),
        interception_penalty=sum(1 << PENALTIES.index(face) for face in found.tree["interception"]["penalty"]),
    )
