# What is wrong with a record, a position, a file or a text from outside.

## Records
record-no-line = this is not a record: it has no complete line
record-not-an-entry = not an entry of a record: { $line }
record-entry-missing = entry { $number } is missing; found { $line }
record-no-game = the record has no Game header
record-line = line { $number }: { $problem }
record-file = { $file }: { $problem }
record-file-line = { $file }, line { $line }: { $problem }
record-not-a-text = this is not a text file
record-data-large = a data file has at most { $most } bytes
record-rules-version = the record was played by rules { $version }, these are { $known }
record-header-unread = the { $header } header cannot be read: { $problem }
record-not-whole = { $text } is not a whole number of at most { $most } digits
record-no-table = the Data header holds no table of figures
record-result-differs = the record claims the result { $claimed } but replays to { $found }
record-other-acts = { $who } acts, but { $due } is due
record-entry = entry { $number } ({ $text }): { $problem }
record-many-steps = to play this record again takes { $steps } steps; at most { $most } are made here
record-entry-more = entry { $number } ({ $text }) is more than one step
record-not-a-word = not a word of the record: { $text }
record-script-empty = the script has no outcome left
record-unreadable = { $file } of { $game } cannot be read: { $problem }
record-not-an-example = not an example of { $game }: { $line }
record-not-a-puzzle = not a puzzle of { $game }: { $line }

## Positions
position-line = a position is one line of text
position-no-value = { $field }: { $text } is none of its values
position-no-number = { $field }: { $text } is not a number
position-out-of-range = { $field }: { $value } is not in { $low }..{ $high }
position-no-field = { $word } is not a field of this game
position-twice = { $field } is given twice
position-count = { $field } needs { $count } values, not { $given }

## Texts from outside
text-not-json = this is not JSON: { $problem }
text-not-utf8-nul = this is not UTF-8, or holds a NUL character
text-not-utf8 = this is not UTF-8
text-a-text = a text
text-a-number = a number
text-holds-nul = { $place } holds a NUL character
text-holds-half = { $place } holds half of a surrogate pair
text-many-digits = { $place } has more than { $most } digits
text-not-kept = { $text } is not a number that can be kept
text-not-a-number = { $text } is not a number
text-too-deep = more than { $most } lists and objects inside each other

## Messages of the wire
fault-wrong = { $place } { $fault }: { $value }
fault-the-message = the message
fault-not-text = is not a text
fault-not-whole = is not a whole number
fault-not-number = is not a number
fault-not-flag = is neither true nor false
fault-not-null = is not null
fault-none-of = is none of { $known }
fault-not-list = is not a list
fault-not-list-of = is not a list of { $count }
fault-not-object = is not an object
fault-no-form = is none of what it may be: { $problems }
fault-no-such = there is no { $place } { $value }; there is: { $known }
fault-missing = { $place } is missing
fault-not-declared = there is no field { $place } here
fault-many-characters = has more than { $most } characters
fault-few-characters = has fewer than { $least } characters
fault-not-like = does not look like { $form }
fault-less = is less than { $least }
fault-more = is more than { $most }
fault-many-members = has more than { $most } members
fault-no-match = no match yet: begin with 'new', 'set' or 'load'
fault-no-coach = this engine has no coach

## Things that are not installed
extra-lab = { $library } is not installed; it comes with the laboratory's extra: pip install 'touchline[{ $extra }]'
extra-envs = { $library } is not installed; it comes with the environments' extra: pip install 'touchline[{ $extra }]'
extra-other = { $library } is not installed; it comes with an extra: pip install 'touchline[{ $extra }]'
