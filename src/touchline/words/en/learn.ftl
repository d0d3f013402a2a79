# Lessons and puzzles on a terminal.

learn-step = Step { $step } of { $count }
learn-press = Press Enter to roll.
learn-type = Type { $move }
learn-nudge = Not that one: type { $move }. Nothing was played.
learn-first-match = Your first match: touchline play { $game } --vs { $level }
learn-none = { $game } has no lesson; its rules: touchline rules { $name }
