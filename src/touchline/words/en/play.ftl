# What any game and any match says, whatever is played.

## Bare texts
# A name or a notation: the same in every language.
plain = { $text }
# A sentence that is in no catalogue yet.
english = { $text }

## Small words
play-yes = yes
play-no = no
play-player = Player { $number }
play-seat = seat { $seat }

## How a match ends
play-resigned =
    { PERSON($who) ->
        [you] You resigned
       *[other] { $who } resigned
    }.
play-flagged =
    { PERSON($who) ->
        [you] You ran
       *[other] { $who } ran
    } out of time.

## What was tried, for the refusals below
play-a-move = a move
play-a-roll = a roll
play-a-resignation = a resignation

## Refusals
play-over = the game is over; { $tried } cannot follow
play-chance-due = the { $due } is due, not { $tried }
play-other-die-due = the { $due } is due, not the { $tried }
play-decision-due = a decision of { $who } is due, not { $tried }
play-not-your-turn = it is not { $who }'s turn but { $due }'s
play-no-seat = there is no seat { $seat }
play-nothing-played = nothing has been played yet
play-nothing-to-comment = there is no entry to comment on yet
play-no-entry = there is no entry { $number } to correct
play-correction-breaks = with { $text } at entry { $number }, entry { $later } ({ $said }) no longer fits: { $problem }; correct that one first, or cut the record there
play-illegal-move = { $text } is not a legal move here
play-illegal-move-listed = { $text } is not a legal move here; legal: { $legal }
play-illegal-outcome = { $text } cannot be the { $what }
play-illegal-outcome-listed = { $text } cannot be the { $what }; possible: { $possible }
play-too-much = { $text } is too much: nothing more is asked after { $done }
play-too-much-dice = { $text } is too much: no more dice are due
play-after = after { $done }: { $problem }

## Options, rules and games
play-bad-option = option { $option }: { $value } will not do; give { $wanted }
play-want-each-side = one value for each of the two sides, as 'a,b'
play-want-yes-no = yes or no
play-want-one-of = one of { $choices }
play-want-whole = a whole number
play-want-range = a whole number from { $low } to { $high }
play-option-form = { $text }: write an option as NAME=VALUE
play-no-option = there is no option { $option }; there is: { $known }
play-no-rule-set = there is no rule set { $name }; there is: { $known }
play-no-rule = there is no rule { $rule } in this rulebook
play-no-version = { $game } is not played by rules { $version }, only by { $known }
play-data-table = the figures of a box are a table
play-no-figures = { $game } has no figures to correct
play-no-game = there is no game { $name }; there is: { $known }
play-not-a-game = { $value }, offered as { $name }, is not a touchline Game

## Score
play-score = { $home } { $points } – { $others } { $away }

## Languages
play-no-language = Touchline does not speak { $language }; it speaks: { $known }
play-no-bot-here = Here the { $level } bot knows only the rules as they come in the box. Play by those, or choose the random bot.
play-no-coach-here = Here nobody can advise on this game: that takes more than a browser can compute.
play-no-tables = These are no tables that a bot can read: { $problem }

## Charts and figures of a box
play-chart-guess = { $guessed } of { $count } cells are our guess ({ $mark }): nobody could read them off a box. An owner can put in the true ones with --data.
play-chart-of = { $chart }: { $warning }
play-sure-certain = certain
play-sure-likely = likely
play-sure-guess = guess
play-origin-box = read off the real thing by its owner
play-origin-text = printed in the rules
play-origin-rulebook = printed in the rules
play-origin-forced = the only reading the printed rules allow
play-origin-found = from public material, cross-checked
play-origin-default = our own figure, the true one being unknown to us
play-figure-about = { $sure }: { $origin }
play-figure-by-side = by side: { $sides }
play-edit-all = { $game }: the figures of the box.
play-edit-guessed = { $game }: what we had to guess of the box.
play-edit-how = Take the '# ' from a line and put in what is really printed; leave the others as they are.
play-edit-check = Check it:   touchline data { $game } --check THIS_FILE
play-edit-play = Play by it: touchline play { $game } --data THIS_FILE

## Figures by player
play-figure-number = { $number }
play-figure-share = { $share }
play-figure-of = { $some } of { $of } ({ $share })
