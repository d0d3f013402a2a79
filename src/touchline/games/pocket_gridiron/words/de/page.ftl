# What the pages say about this game alone.

## The sheet

page-gridiron-dice = Würfel dieses Spielzugs
page-gridiron-contest = { $play }: Die Abwehr braucht { $intensity }
page-gridiron-ball = { $name } hat den Ball
page-gridiron-drive = Angriff { $drive } von { $drives } · V{ $quarter }
page-gridiron-overtime = Verlängerung
page-gridiron-downs = Versuche
page-gridiron-sacks = Sacks in diesem Angriff: { $count }
page-gridiron-decoy = Täuschung
page-gridiron-intercept = Abfangen
page-gridiron-down-1 = 1.
page-gridiron-down-2 = 2.
page-gridiron-down-3 = 3.
page-gridiron-down-4 = 4.
page-gridiron-attack = Angriff
page-gridiron-defense = Abwehr
page-gridiron-needs = braucht { $need }
page-gridiron-needs-more = { $shown } + ? braucht { $need }
page-gridiron-next = Als nächstes: { $die }
page-gridiron-first-die = Der erste weiße Würfel
page-gridiron-second-die = Der zweite weiße Würfel
page-gridiron-both-dice = Beide weißen Würfel zusammen stoppen den Spielzug ab { $need }.
page-gridiron-if-declined = Bei Ablehnung wird dieser Wurf wiederholt:
page-gridiron-to-snap = Bei einem Spielzug würfelt der Quarterback:
page-gridiron-the-try = Zusatzpunkt
page-gridiron-for-two = Zwei-Punkte-Versuch
page-gridiron-flag = Flagge
page-gridiron-stopped = gestoppt
page-gridiron-through = durch
page-roll-qb-ask = Dein Ball: Wer bekommt ihn?
page-roll-qb = Snap: den roten Würfel werfen
page-roll-white-ask = Halte sie auf: Die Abwehr bist du.
page-roll-white = Den weißen Würfel werfen
page-roll-black-ask = An der Torlinie: Ist es ein Touchdown?
page-roll-black = Den schwarzen Würfel werfen
page-gridiron-stamp-good = drin!
page-gridiron-stamp-missed = vorbei
page-gridiron-stamp-blocked = geblockt
page-gridiron-stamp-out = im Aus
page-gridiron-stamp-sacked = Sack!
page-gridiron-stamp-incomplete = nicht gefangen
page-gridiron-stamp-fumbled = Fumble!
page-gridiron-stamp-intercepted = abgefangen
page-gridiron-stamp-scored = Touchdown!
page-gridiron-sacks-are = Sacks · { $count } = Safety
page-gridiron-down-and-goal = { $down } & Goal
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = PAT-Block
page-gridiron-face-recover = Erobert
page-gridiron-face-2x-injury = Verletzt ×2
page-gridiron-injured = Verletzt
page-gridiron-versus = gegen
page-gridiron-face-out-of-bounds = Im Aus
page-gridiron-face-sneak = Sneak
page-gridiron-face-scramble = Scramble
page-gridiron-face-set-play = Set Play

## Dice

page-die-short-white = DEF
page-die-short-black = END
page-die-short-yellow = FLAG
page-die-qb = Quarterback
page-die-wr = Receiver
page-die-te = Tight End
page-die-rb = Läufer
page-die-white = Abwehr

## What is asked

page-help-pocket-gridiron-cards = ★ macht einen Spielzug stärker. Kommt Decoy oder Intercept dran, muss der schwarze Würfel die Zahl oder mehr zeigen: Ein Decoy lässt der Abwehr einen Würfel, ein Intercept nimmt dem Gegner den Ball.
page-help-pocket-gridiron-call = Die letzte Chance dieses Angriffs: Ein Spielzug kann sechs Punkte bringen, ein Field Goal braucht eine 5 oder 6 und bringt drei.
page-help-pocket-gridiron-set-play = Mit dem Bonus weiterspielen oder ihn sofort für ein Field Goal nutzen: drei Punkte, aber der Angriff ist vorbei.
page-help-pocket-gridiron-audible = Du wählst, wer den Ball bekommt. Sein Würfel ist zu sehen: je höher die Zahl, desto schwerer zu stoppen.
page-help-pocket-gridiron-def-penalty = Ihr Foul: nimm es an und beginne mit vier neuen Versuchen, oder lehne ab, dann wird noch einmal gewürfelt.
page-help-pocket-gridiron-off-penalty = Ihr Foul: Der Spielzug scheitert einfach, oder du wagst einen Wurf auf den Sack, der ein Safety wäre.
page-help-pocket-gridiron-try = Nach dem Touchdown: Der Kick bringt einen Punkt und ist fast sicher, ein Spielzug bringt zwei und ist schwer.

## The aim of the game

page-aim-pocket-gridiron = Brich in vier Downs durch: deine Zahl muss beide weißen Würfel schlagen. Dann der schwarze: meist Touchdown. Mehr Punkte siegen.
page-aim-pocket-gridiron-short = Schlag die weißen Würfel. Mehr Punkte siegen.
page-scoring-pocket-gridiron = Touchdown 6, danach ein Kick für 1 oder ein Spielzug für 2. Field Goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-pg-2-3 = Vier Versuche je Drive: Alles, was keine Punkte bringt, kostet einen.
page-new-pg-3-1 = Der rote Würfel sagt, wer den Ball bekommt; dessen eigener Würfel, wie schwer der Spielzug zu stoppen ist.
page-new-pg-3-2 = Zwei weiße Würfe verteidigen: Erreichen sie zusammen die Zahl des Spielzugs, ist er gestoppt und kostet einen Versuch.
page-new-pg-3-3 = Durch! Jetzt der schwarze Würfel: TD ist ein Touchdown, im Aus kostet es den Versuch.
page-new-pg-3-4 = Unvollständig: Der Pass fällt zu Boden, ein Versuch ist weg. Bei einem Fumble kann sogar der Ball verloren gehen.
page-new-pg-3-5 = Scramble: Zeigt ein weißer Wurf einen Sack, ist der Versuch vorbei; sonst würfelt der Quarterback noch einmal.
page-new-pg-3-6 = Drei Sacks in einem Drive sind ein Safety: zwei Punkte für die Abwehr, und der Drive ist vorbei.
page-new-pg-3-7 = Ein Set Play: Dein nächster Spielzug ist um eins stärker, oder du kickst gleich ein Field Goal mit eins dazu.
page-new-pg-3-8 = Zwei Fünfen sind eine Verletzung: Diese Position zählt für den Rest des Spiels eins weniger.
page-new-pg-4-1 = Eine Flagge: Der gelbe Würfel sagt, wer gefoult hat. Deins kostet einen Versuch, ihres gibt dir vier neue.
page-new-pg-4-2 = Ihr Foul: Nimm vier neue Versuche, oder lehne ab, und die Abwehr wirft diesen Würfel noch einmal.
page-new-pg-5-1 = Ein Field Goal zählt drei Punkte: 5 oder mehr mit einem Würfel. Gut oder nicht, der Drive ist vorbei.
page-new-pg-5-2 = Sechs Punkte! Danach ein Kick für einen weiteren, fast sicher, oder ein riskanter Spielzug für zwei.

## What is asked, where it is answered by touching: the game itself names what is typed

page-pg-ask-call = 4. & Goal: Spielzug oder Field Goal?
page-pg-ask-first-card = Wähle deine Teamkarte für das ganze Spiel.
page-pg-ask-second-card = Wähle deine Teamkarte für das ganze Spiel.
page-pg-ask-set-play = Set Play, +{ $bonus }: weiterspielen oder Field Goal?
page-pg-ask-audible = Audible: Wer bekommt jetzt den Ball?
page-pg-ask-audible-or-kick = Audible: Wer bekommt jetzt den Ball, oder kickst du ein Field Goal?
page-pg-ask-try = Touchdown! Kick für einen Punkt oder ein Spielzug für zwei?
page-pg-ask-penalty = Flagge gegen die Abwehr: annehmen für vier neue Versuche oder ablehnen und neu würfeln?
page-pg-ask-penalty-on-try = Flagge gegen die Abwehr: annehmen und den Extraversuch wiederholen oder ablehnen und den Wurf wiederholen?
page-pg-ask-penalty-offense = Flagge gegen den Angriff: annehmen, und der Spielzug scheitert, oder ablehnen und auf den Sack gehen?

## Das Analysebrett

page-study-field-pocket-gridiron-offense = Im Angriff
page-study-field-pocket-gridiron-first = Erster Ball
page-study-field-pocket-gridiron-drive = Drive
page-study-field-pocket-gridiron-down = Versuch
page-study-field-pocket-gridiron-sacks = Sacks
page-study-field-pocket-gridiron-injuries = Verletzungen

## On the shelf

page-title-pocket-gridiron = Pocket Gridiron
page-tagline-pocket-gridiron = Football in der Red Zone mit sieben Würfeln: vier Versuche, die Abwehr zu knacken.
page-short-pocket-gridiron = Sieben Würfel, vier Downs, eine Red Zone.
