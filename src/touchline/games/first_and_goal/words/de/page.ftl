# What the pages say about this game alone.

## Dice

page-die-play = Spielwürfel
page-die-referee = Schiedsrichterwürfel
page-die-penalty = Strafenwürfel
page-die-d20 = zwanzigseitiger Würfel

## The table

page-goal-field =
    Feld: { $ball ->
        [one] 1 Yard
       *[other] { $ball } Yards
    } bis zum Tor, Versuch { $down }, noch { $gain }
page-goal-down-and = { $down }. & { $gain }
page-goal-goal = Goal
page-goal-dice = Würfel
page-goal-no-dice = Die Würfel liegen bereit.
page-goal-hand-offense = Deine Angriffskarten
page-goal-hand-defense = Deine Abwehrkarten
page-goal-defense = Abwehr
page-goal-run = Lauf
page-goal-pass = Pass
page-goal-red-zone = nicht in den letzten { $yards }
page-goal-red-zone-short = nicht in { $yards }
page-goal-call = { $card } ansagen
page-goal-face-down = Eine verdeckte Karte
page-goal-matchups = Welche Würfel das bringt
page-goal-average = Ø { $yards }
page-goal-barred = hier nicht
page-goal-against = { $card } gegen …
page-goal-pick-a-card = Tippe eine Karte an: du siehst ihre Würfel gegen jede Ansage.
page-goal-ranges = Yards im Schnitt, je nach Gegenkarte: wenigste … meiste
page-goal-pick-to-give = Tippe die Karte an, die du am wenigsten brauchst.
page-goal-touch-calls = Ein Antippen sagt die Karte an.
page-goal-look-first = Karte erst ansehen
page-goal-gain = Ziel
page-goal-deck-of =
    { $name }: { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
page-goal-your-deck = Dein Stapel
page-goal-timeouts-left = Auszeiten übrig: { $count }
page-goal-cards-in-hand = Karten auf der Hand: { $count }
page-goal-half-of = { $half }. Halbzeit
page-goal-overtime =
    { $number ->
        [1] Verlängerung
       *[other] Verlängerung { $number }
    }
page-goal-matchups-what = Yards im Schnitt mit den Würfeln beider Teams. Ein schwarzer Würfel zieht ab; von zweien zählt der niedrigere.
page-goal-teams = Teams
page-goal-teams-for = Wählen für
page-goal-teams-yours = Du
page-goal-teams-theirs = Gegner
page-goal-teams-surprise = Überrasch mich
page-goal-teams-none = ohne Division
page-goal-teams-against = gegen
page-goal-teams-bars = Die Balken: was die sieben Würfel eines Teams im Mittel zeigen.
page-goal-teams-order = Reihenfolge der Teams
page-goal-teams-divisions = Nach Division
page-goal-teams-runners = Laufstark
page-goal-teams-passers = Passstark
page-goal-teams-defense = Abwehrstark
page-goal-teams-legend = Balken: niedrigste bis höchste Seite. Strich: Mittel. Oben: du.
page-goal-range = Field-Goal-Reichweite
page-goal-this-drive =
    dieser Drive: { $count ->
        [one] 1 Spielzug
       *[other] { $count } Spielzüge
    }
page-goal-teams-spread = von der niedrigsten zur höchsten Seite
page-goal-ball-on = Ball an { $spot }
page-goal-to-line = { $yards } bis zur gelben Linie
page-goal-to-touchdown = { $yards } bis zum Touchdown
page-goal-midfield = Mittellinie
page-goal-last-play = Letzter Zug
page-goal-kick-off = Kickoff
page-goal-on-the-way = Return
page-goal-punt = Punt
page-goal-the-try = Zusatzpunkt
page-goal-choose-a-card = Wähl eine Karte
page-goal-is-clock = ist die Uhr
page-goal-yards = Yards
page-goal-upshot-counts = ohne Wirkung
page-goal-upshot-broken = abgewehrt
page-goal-upshot-all-broken = abgewehrt
page-goal-upshot-stumbled = minus 3
page-goal-upshot-stopped = kein Weg
page-goal-upshot-breakaway = noch einmal!
page-goal-upshot-loose = Ball frei?
page-goal-upshot-flagged = Flagge?
page-goal-upshot-held = gehalten
page-goal-upshot-lost = Ball weg
page-goal-upshot-no-foul = kein Foul
page-goal-upshot-foul-offense = Angriff foult
page-goal-upshot-foul-defense = Abwehr foult
page-goal-upshot-away = nicht geblockt
page-goal-upshot-blocked = geblockt
page-goal-upshot-good = drin
page-goal-upshot-missed = zu kurz
page-goal-pile = Dein Ablagestapel
page-goal-pick-to-take = Dein Ablagestapel liegt offen: Berühre eine Karte, um sie zurückzunehmen.
page-goal-in-hand = Auf deiner Hand: { $cards }
page-goal-two-points = Zwei-Punkte-Versuch
page-goal-to-two-points = { $yards } zu zwei Punkten
page-goal-comes-off = gelingt zu { $chance }
page-goal-yards-on-average = etwa { $yards } Yards
page-goal-points-for = Touchdown { $name }

## What is asked

page-help-first-and-goal-coin-call = Wer den Münzwurf gewinnt, bekommt zuerst den Ball.
page-help-first-and-goal-toss-choice = Empfangen: du greifst zuerst an. Kicken: du greifst nach der Halbzeit zuerst an.
page-help-first-and-goal-kickoff = Der normale Kick gibt den Ball ab; der kurze kann ihn zurückgewinnen, mit Risiko.
page-help-first-and-goal-receive = Der Touchback ist sicher an deiner 20; Heraustragen kann mehr bringen, oder weniger.
page-help-first-and-goal-call = Wähle eine Karte, sieh nach, welche Würfel sie bringt, und sage sie an. Vier Versuche für zehn Yards. Der Stapel ist die Uhr.
page-help-first-and-goal-answer = Du kannst jetzt die Uhr anhalten, vor dem Spielzug.
page-help-first-and-goal-defense-call = Errate den Spielzug: Wähle die Karte, gegen die er die schlechtesten Würfel bringt.
page-help-first-and-goal-discard-more = Lege Karten weg, die du hier nicht spielen darfst, und ziehe neue.
page-help-first-and-goal-breakaway = Mit dem Erreichten anhalten oder mit einem weiteren Wurf weiterlaufen.
page-help-first-and-goal-flag-on-defense = Ihr Foul: Nimm die Strafyards und wiederhole den Versuch, oder behalte, was der Zug gebracht hat.
page-help-first-and-goal-flag-on-offense = Ihr Foul: Schicke sie zurück und sie wiederholen den Versuch, oder lass den Zug gelten.
page-help-first-and-goal-time-out-offense = In der Auszeit darfst du eine Karte von deinem Ablagestapel zurücknehmen, deine Hand für eine neue mischen oder nichts tun.
page-help-first-and-goal-time-out-defense = In der Auszeit darfst du eine Karte von deinem Ablagestapel zurücknehmen, deine Hand für eine neue mischen oder nichts tun.
page-help-first-and-goal-burn-offer = Eine Karte zu verbrennen verkürzt die Halbzeit: gut, wenn du führst.
page-help-first-and-goal-burn-stop = Eine Auszeit behält die Karte, und damit Zeit, im Spiel. Bei einem Lauf sagst du es, bevor gewürfelt wird.
page-help-first-and-goal-burn-hand = Der Stapel ist leer: Stattdessen geht eine Karte deiner Hand.
page-help-first-and-goal-try = Der Kick bringt einen Punkt und ist fast sicher; ein Spielzug von der 2 bringt zwei.
page-help-first-and-goal-field-goal-card = Ein Field Goal kostet eine Karte: Lege die ab, die du am wenigsten brauchst.
page-help-first-and-goal-kneel-card = Abknien kostet eine Karte: Lege die ab, die du am wenigsten brauchst.
page-help-first-and-goal-fake-offense = Kicken oder antäuschen und einen Zug ohne ihren schwarzen Würfel spielen. Riechen sie den Braten, ist der Ball weg.
page-help-first-and-goal-fake-defense = Kick oder Täuschung? Vermutest du vergebens eine Täuschung, bekommt der Kick fünf Yards mehr.
page-help-first-and-goal-punt-choice = Fünf Würfel für Weite, oder einer davon gegen den Spielwürfel getauscht: riskanter, aber vielleicht ohne Rücklauf.
page-help-first-and-goal-catch = Der Fair Catch ist sicher; ein Rücklauf kann Yards bringen oder den Ball kosten.
page-help-first-and-goal-call-table = Lege eine Karte verdeckt vor dich; beide werden beim Aufdecken eingetragen.

## What is asked, where it is answered by touching

page-fg-ask-defense-call = Ihre Karte liegt verdeckt: Welche Abwehr stellst du dagegen?
page-fg-ask-flag-on-defense = Ihr Foul: die Strafe nehmen oder behalten, was der Spielzug brachte?
page-fg-ask-flag-on-offense = Ihr Foul: sie zurückschieben oder den Spielzug gelten lassen?
page-fg-ask-time-out-offense = Auszeit: eine Karte zurücknehmen, die ganze Hand tauschen oder nichts tun?
page-fg-ask-time-out-defense = Auszeit: eine Karte zurücknehmen, die ganze Hand tauschen oder nichts tun?
page-fg-ask-burn-offer = Ein guter Pass: eine Karte deines Stapels verbrennen, damit die Halbzeit früher endet?
page-fg-ask-burn-stop-run = Sie laufen, und ein Lauf verbrennt eine Karte ihres Stapels. Eine Auszeit dagegen einsetzen?
page-fg-ask-burn-stop = Sie wollen eine Karte verbrennen, damit die Halbzeit früher endet. Eine Auszeit dagegen einsetzen?
page-fg-ask-fake-offense = Verdeckt: wirklich kicken oder nur antäuschen und einen Spielzug laufen?
page-fg-ask-fake-defense = Sie stellen sich zum Kick auf: Glaubst du es ihnen?
page-fg-ask-receive = Der Kick landet in deiner Endzone: an deiner 20 beginnen oder herauslaufen?
page-fg-ask-answer = Sie sagen an, was sie tun: weiter oder vorher eine Auszeit?

## The aim of the game

page-aim-first-and-goal = Vier Downs für zehn Yards, übers Feld bis hinter die Goallinie. Errate ihre Karte: das Paar bestimmt die Würfel. Mehr Punkte siegen.
page-aim-first-and-goal-short = Zehn Yards in vier Downs. Mehr Punkte siegen.
page-scoring-first-and-goal = Touchdown 6, danach ein Kick für 1 oder ein Spielzug für 2. Field Goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-fg-2-2 = Jeder hält acht Karten. Dein Stapel ist die Uhr: Ist er leer, endet die Halbzeit.
page-new-fg-2-3 = Ein Kickoff eröffnet jede Halbzeit und folgt auf Punkte. Wer ihn fängt, beginnt an der 20 oder läuft selbst los.
page-new-fg-2-9 = First and ten: vier Versuche für zehn Yards. Schaffst du sie, bekommst du vier neue.
page-new-fg-3-2 = Beide Karten werden zugleich aufgedeckt; zusammen sagen sie, welche Würfel fallen.
page-new-fg-3-4 = Die farbigen Würfel sind gewonnene Yards, der schwarze nimmt welche weg: zusammen der Raumgewinn.
page-new-fg-4-1 = Die gelbe Linie gilt: Erreiche sie in vier Versuchen, und es gibt einen neuen First Down.
page-new-fg-4-2 = Nach dem vierten Versuch zu kurz: Der andere übernimmt den Ball, wo er liegt.
page-new-fg-5-1 = X auf dem Spielwürfel: abgewehrt. Die farbigen Würfel zählen nichts, nur der schwarze.
page-new-fg-5-2 = Breakaway! Dieselben Würfel fallen noch einmal, und der Ball läuft weiter.
page-new-fg-5-3 = T: Der Ball ist in Gefahr. Verloren ist er nur, wenn auch der Schiedsrichterwürfel T zeigt.
page-new-fg-5-4 = P: vielleicht ein Foul. Der Schiedsrichterwürfel sagt, von wem, der Strafwürfel, wie viele Yards.
page-new-fg-6-5 = Eine Strafe gegen die Abwehr, die bis zur gelben Linie reicht, ist ein First Down.
page-new-fg-7-5 = Vor einem Kick wählen beide geheim: Kick oder Täuschung. Wer richtig rät, nimmt bei einer Täuschung den Ball.
page-new-fg-8-1 = Ein Lauf verbrennt eine Karte deines Stapels: Wer läuft, lässt die Uhr laufen.
page-new-fg-8-2 = Nach einem gelungenen Pass darfst du eine Karte verbrennen, damit die Uhr läuft; wer zurückliegt, spart sie.
page-new-fg-8-3 = Eine Auszeit verhindert das Verbrennen und spart so Zeit; jede Seite hat drei in jeder Halbzeit.
page-new-fg-8-4 = In einer Auszeit nimmst du eine Karte zurück, mischst deine Hand ein und ziehst neu, oder tust nichts.
page-new-fg-8-8 = Der Ball wechselt: Beide legen die Karten zurück, tauschen die Stapel und ziehen acht neue.
page-new-fg-9-1 = Sechs Punkte! Danach der Extrapunkt: gut, wenn nicht beide Würfel X zeigen.
page-new-fg-9-3 = Ein Field Goal kostet eine Karte. Gelb, Blau und Grün müssen den Ball bis zur Torlinie bringen: drei Punkte.
page-new-fg-9-5 = Ein Punt gibt den Ball weit vorn ab; wer ihn fängt, darf zurücklaufen.

## Das Analysebrett

page-study-field-first-and-goal-half = Halbzeit
page-study-field-first-and-goal-offense = Im Angriff
page-study-field-first-and-goal-y = Yards bis zum Ziel
page-study-field-first-and-goal-down = Versuch
page-study-field-first-and-goal-to-gain = Yards zum First Down
page-study-field-first-and-goal-timeouts = Auszeiten

## On the shelf

page-title-first-and-goal = First & Goal
page-tagline-first-and-goal = Spielzüge verdeckt ansagen, die Würfel beider Karten werfen, und der Kartenstapel ist die Uhr.
page-short-first-and-goal = Sag Spielzüge verdeckt an und wirf beider Karten Würfel.
