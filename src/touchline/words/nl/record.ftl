# What is wrong with a record, a position, a file or a text from outside.

## Records
record-no-line = dit is geen verslag: er staat geen hele regel in
record-not-an-entry = dit is geen regel van een verslag: { $line }
record-entry-missing = regel { $number } ontbreekt; er staat { $line }
record-no-game = in het verslag ontbreekt de kop Game
record-line = regel { $number }: { $problem }
record-file = { $file }: { $problem }
record-file-line = { $file }, regel { $line }: { $problem }
record-not-a-text = dit is geen tekstbestand
record-data-large = een gegevensbestand heeft hooguit { $most } bytes
record-rules-version = er is gespeeld volgens regels { $version }; dit zijn { $known }
record-header-unread = de kop { $header } is niet te lezen: { $problem }
record-not-whole = { $text } is geen geheel getal van hooguit { $most } cijfers
record-no-table = in de kop Data staat geen tabel met cijfers
record-result-differs = het verslag noemt de uitslag { $claimed }, maar nagespeeld wordt het { $found }
record-other-acts = { $who } handelt, maar { $due } is aan de beurt
record-entry = regel { $number } ({ $text }): { $problem }
record-many-steps = dit verslag naspelen kost { $steps } stappen; hier worden er hoogstens { $most } gezet
record-entry-more = regel { $number } ({ $text }) is meer dan één stap
record-not-a-word = dat zegt geen verslag: { $text }
record-script-empty = in het script staat geen uitkomst meer
record-unreadable = { $file } van { $game } is niet te lezen: { $problem }
record-not-an-example = dit is geen voorbeeld van { $game }: { $line }
record-not-a-puzzle = dit is geen puzzel van { $game }: { $line }

## Positions
position-line = een stelling is één regel tekst
position-no-value = { $field }: { $text } is geen van de waarden
position-no-number = { $field }: { $text } is geen getal
position-out-of-range = { $field }: { $value } ligt niet in { $low }..{ $high }
position-no-field = { $word } is geen veld van dit spel
position-twice = { $field } is twee keer gegeven
position-count = { $field } heeft { $count } waarden nodig, niet { $given }

## Texts from outside
text-not-json = dit is geen JSON: { $problem }
text-not-utf8-nul = dit is geen UTF-8, of er staat een NUL-teken in
text-not-utf8 = dit is geen UTF-8
text-a-text = een tekst
text-a-number = een getal
text-holds-nul = { $place } bevat een NUL-teken
text-holds-half = { $place } bevat een half teken (surrogate)
text-many-digits = { $place } heeft meer dan { $most } cijfers
text-not-kept = { $text } is geen getal dat bewaard kan worden
text-not-a-number = { $text } is geen getal
text-too-deep = meer dan { $most } lijsten en objecten in elkaar

## Messages of the wire
fault-wrong = { $place } { $fault }: { $value }
fault-the-message = het bericht
fault-not-text = is geen tekst
fault-not-whole = is geen geheel getal
fault-not-number = is geen getal
fault-not-flag = is noch true noch false
fault-not-null = is niet null
fault-none-of = is geen van { $known }
fault-not-list = is geen lijst
fault-not-list-of = is geen lijst van { $count }
fault-not-object = is geen object
fault-no-form = is niets van wat het mag zijn: { $problems }
fault-no-such = er is geen { $place } { $value }; er is: { $known }
fault-missing = { $place } ontbreekt
fault-not-declared = een veld { $place } bestaat hier niet
fault-many-characters = heeft meer dan { $most } tekens
fault-few-characters = heeft minder dan { $least } tekens
fault-not-like = ziet er niet uit als { $form }
fault-less = is kleiner dan { $least }
fault-more = is groter dan { $most }
fault-many-members = heeft meer dan { $most } onderdelen
fault-no-match = nog geen wedstrijd: begin met 'new', 'set' of 'load'
fault-no-coach = hier is geen coach

## Things that are not installed
extra-lab = { $library } is niet geïnstalleerd; het zit in de uitbreiding voor het laboratorium: pip install 'touchline[{ $extra }]'
extra-envs = { $library } is niet geïnstalleerd; het zit in de uitbreiding voor de omgevingen: pip install 'touchline[{ $extra }]'
extra-other = { $library } is niet geïnstalleerd; het zit in een uitbreiding: pip install 'touchline[{ $extra }]'
