/** The rules of First & Goal in German. */
import type { RuleTexts } from "./rules";

export const goalRules: RuleTexts = {
  chapters: {
    Components: "Material",
    "Set-up and kickoff": "Aufbau und Kickoff",
    "A snap": "Ein Snap",
    Downs: "Versuche",
    "The play die": "Der Spielwürfel",
    Penalties: "Strafen",
    "Special plays": "Besondere Spielzüge",
    "The clock": "Die Uhr",
    "Kicks and scoring": "Kicks und Punkte",
    "The season": "Die Saison",
  },
  texts: {
    "FG-1.1":
      "Jedes Team hat sieben sechsseitige Würfel: Rot, Elfenbein, Braun, Gelb, Blau und Grün für Yards, Schwarz für die Abwehr. Die Würfel des Grundteams haben im Mittel 2, 4, 6, 8, 10, 12 und −2; die Seiten jedes Würfels ergeben in der Summe ein Vielfaches von 12.",
    "FG-1.2": "Es gibt 26 Teams. Der Angriff wirft die eigenen farbigen Würfel, die Abwehr den eigenen schwarzen; ein Kick benutzt die Würfel des Kickenden, ein Rücklauf die des Läufers.",
    "FG-1.3": "Drei weiße Würfel: der Spielwürfel (X, BREAKAWAY, T, P, HAIL, MARY), der Schiedsrichterwürfel (X, T, O, D, HAIL, MARY) und der Strafenwürfel (5, 5, 5A, 10, 10, 15).",
    "FG-1.4":
      "60 Angriffskarten und 60 Abwehrkarten: je zwölf Spielzüge, jeder fünfmal. Sechs Angriffszüge sind Läufe, sechs sind Pässe; zwei Pässe tragen eine rote 10, zwei eine rote 20. Stapel, Hände und Ablagen werden nur nach Spielzug unterschieden. Karten werden offen abgelegt. Mit der Option `cards` = table werden echte Karten benutzt: Das Spiel weiß dann nur, wie viele es sind, und Ansagen werden beim Aufdecken eingetragen.",
    "FG-1.5":
      "Eine Tabelle sagt für jedes Paar von Spielzügen, welche farbigen Würfel der Angriff wirft und wie oft die Abwehr Schwarz wirft. `RIB/1` ist Rot, Elfenbein und Braun mit einem schwarzen Wurf, `0/2` kein farbiger Würfel und zwei schwarze Würfe. Der Spielwürfel fällt immer.",
    "FG-1.6": "Jeder Spieler hat eine Fake/Kick-Karte und drei Auszeiten je Hälfte; eine Münze entscheidet, wer empfängt.",
    "FG-1.7":
      "Zwei bis vier Spieler (Option `seats`): Heim-Angriff, Heim-Abwehr, Gäste-Angriff, Gäste-Abwehr; ein Team aus einem hat einen Platz für beides. Bei drei Spielern sagt die Option `pair`, welches Team zwei hat. Es entscheidet der Trainer der Seite, die handelt: der Angriffstrainer beim Empfangen oder am Ball, sonst der Abwehrtrainer. Ein Trainer sieht die Hand, die er hält, und deren Ablage, von den anderen nur die Größen; Partner teilen ihr Wissen nur mit der Option `may_talk`.",
    "FG-2.1": "Die Gäste sagen die Münze an. Wer gewinnt, empfängt; mit der Option `toss_choice` wählt der Gewinner zwischen Empfangen und Kicken. Die Verlängerung wiederholt den Münzwurf ebenso.",
    "FG-2.2": "Beide Stapel werden gemischt, und von jedem wird eine Hand von acht gezogen, der Angriff zuerst.",
    "FG-2.3": "Ein Kickoff eröffnet jede Hälfte und folgt auf alle Punkte außer einem Safety. Der Empfänger nimmt einen Touchback, First & Ten an der eigenen 20, oder trägt den Ball heraus.",
    "FG-2.4": "Heraustragen: Rot, Elfenbein, Braun, Blau und der Spielwürfel, gezählt von der eigenen Torlinie.",
    "FG-2.5": "Ein X beim Kickoff-Rücklauf ist ein Touchback.",
    "FG-2.6":
      "Bei einem Rücklauf ruft T den Schiedsrichter: Noch ein T, und die kickende Seite hat den Ball an dieser Stelle, in der vom Rücklauf erreichten Endzone an ihrer eigenen 20. P ist eine Flagge: O gegen die zurücktragende Seite, D gegen die kickende, vom Ende des Rücklaufs aus gemessen, und die geschädigte Seite darf ablehnen (beim Punt-Rücklauf tauschen O und D die Rollen, FG-9.7); nach einem Rücklauf-Touchdown wird O von der Torlinie zurückgemessen, während D den Touchdown bestehen lässt. BREAKAWAY wird wie in FG-5.2 wiederholt. Wer das Tor erreicht, hat einen Touchdown. Ein Kickoff-Rücklauf ohne Yards ist ein Touchback, was der Spielwürfel auch zeigt.",
    "FG-2.7":
      "Ein Onside Kick wird angesagt, bevor der Empfänger wählt. Von der 30 des Kickenden Rot, Braun, Spiel- und Schiedsrichterwürfel werfen: zehn Yards oder mehr und mindestens ein T, und die kickende Seite greift dort an; sonst haben ihn dort die Empfänger. Andere Zeichen bedeuten nichts. In die Endzone ist es ein Touchback.",
    "FG-2.8": "Mit der Option `squib_kick`: von der 30 des Kickenden die fünf Punt-Würfel werfen; es gibt keinen Rücklauf. In die Endzone: Touchback.",
    "FG-2.9": "Eine Serie beginnt mit First & Ten; bei zehn oder weniger Yards zum Tor ist es First & Goal, und die Torlinie ist die Linie, die zu erreichen ist.",
    "FG-3.1":
      "Vor jedem Snap, jedem offen angesagten Spielzug (Sneak, Abknien, Hail Mary, Kick) und vor den Karten einer Täuschung darf jede Seite eine Auszeit nehmen, der Angriff entscheidet zuerst, so oft, wie sie noch Auszeiten hat. Eine Ansage des Angriffs, auf die eine Auszeit folgte, wird ungesehen zurückgenommen, ein offen angesagter Spielzug ist nichtig, und beide wählen neu; eine Täuschung bleibt bestehen. Kein Fenster gibt es bei Extrapunkten, Kickoffs, Punts nach Safetys, einem nach einer Strafe wiederholten Punt oder am Ende einer Hälfte; bei einer Auszeit beim Aufdecken eines Laufs (FG-8.1) bleiben die Karten liegen.",
    "FG-3.2": "Beide wählen verdeckt eine Karte und decken gleichzeitig auf.",
    "FG-3.3": "Eine Karte mit roter 10 oder 20 darf auf oder innerhalb dieser Yardlinie nicht gespielt werden.",
    "FG-3.4": "Farbige Würfel, schwarzer Würfel und Spielwürfel werden zusammen geworfen. Von mehreren schwarzen Würfen zählt nur der niedrigste.",
    "FG-3.5": "Dann der Spielwürfel, Flaggen, die Bewegung, Ballverluste, Punkte und Versuche, in dieser Reihenfolge.",
    "FG-3.6":
      "Nach einem Spielzug: Punkte, das Verbrennen, vor einem Extraversuch ziehen beide auf acht, der Extraversuch, die Prüfung auf das Ende der Hälfte, dann ein Wechsel der Hände oder beide ziehen auf acht. Auch nach einer angenommenen Strafe bei einem angetäuschten Field Goal ziehen beide auf acht.",
    "FG-4.1": "Vier Versuche, um die Linie zu erreichen; wer sie erreicht, hat einen neuen First Down.",
    "FG-4.2": "Wer nach dem vierten Versuch zu kurz ist, gibt den Ball an Ort und Stelle ab, First & Ten.",
    "FG-4.3": "Im vierten Versuch: Punt, Field Goal oder ausspielen.",
    "FG-5.1": "X: Die farbigen Würfel zählen nichts; der schwarze Würfel zählt trotzdem. Mit der Option `broken_play` = all bringt der Spielzug gar nichts.",
    "FG-5.2":
      "BREAKAWAY: ziehen, dann alle Würfel noch einmal werfen, auch Schwarz, und wieder ziehen, solange BREAKAWAY erscheint; andere Zeichen eines solchen Wurfs bedeuten nichts. Bei einem bisherigen Verlust darf die Seite am Ball vor einem weiteren Wurf anhalten, sonst ist er Pflicht; mit der Option `breakaway_stop` = reroll darf sie nach einem weiteren Wurf anhalten, der selbst Yards verlor, und der erste ist Pflicht. Das Tor zu erreichen ist sofort ein Touchdown; ein Safety zählt nur, wo der Ball am Ende liegt.",
    "FG-5.3":
      "T: ziehen, dann der Schiedsrichter. Noch ein T ist ein Ballverlust an dieser Stelle, bevor irgendetwas zählt; in der gegnerischen Endzone ein Touchback an deren 20. Hinter der eigenen Torlinie ist es ein Safety, was der Schiedsrichter auch zeigt; mit der Option `end_zone_turnover` = touchdown ist ein T dort ein Touchdown der Abwehr, und die Hände wechseln vor deren Extraversuch.",
    "FG-5.4": "P: vor dem Ziehen Schiedsrichter- und Strafenwürfel zusammen werfen. D ist ein Foul der Abwehr, O eins des Angriffs, alles andere keins, und die Yards gelten.",
    "FG-5.5": "HAIL und MARY bedeuten nichts außer bei einem Hail Mary, einem Sneak und einem Punt.",
    "FG-5.6": "Mit der Option `advanced_broken_plays` lässt ein X bei einem Lauf die Würfel gelten und nimmt drei Yards weg; ein Pass ist abgewehrt wie immer. Das gilt, was auch `broken_play` sagt.",
    "FG-5.7": "Mit der Option `breakaway_touchdown` sind drei BREAKAWAYs nacheinander ein Touchdown, auch bei Rückläufen.",
    "FG-5.8":
      "Mit der Option `advanced_turnovers`, bei Spielzügen von der Angriffslinie und bei Rückläufen: T lässt Schiedsrichter- und Strafenwürfel werfen; ein Schiedsrichter-T ist ein Ballverlust, bei einem Pass die Strafenseite 15 auch (welche Zeichen abfangen, steht in `data.toml`; jede der beiden Listen darf leer sein). Dann tragen Rot der erobernden und Schwarz der anderen Seite den Ball in deren Richtung: bis zum Tor ein Touchdown, in die eigene Endzone ein Touchback. Nach einem Touchback, einem Safety oder einem eroberten Punt gibt es diesen Wurf nicht.",
    "FG-6.1": "5, 10 oder 15 Yards; 5A sind fünf und, gegen die Abwehr, ein First Down.",
    "FG-6.2":
      "Angenommen: Die gewürfelten Yards sind nichtig, die Strafe wird vom vorigen Punkt aus gemessen, beide Karten gehen auf die Hände zurück, der Versuch wird wiederholt, und keine Karte verbrennt. Nach einem angetäuschten Kick ist der wiederholte Versuch ein neuer, freier Snap.",
    "FG-6.3": "Nur die geschädigte Seite darf ablehnen, und sie hat die Yards gesehen. Abgelehnt: Yards und Versuch gelten, die Karten sind verbraucht, und es verbrennt trotzdem keine.",
    "FG-6.4":
      "Eine Strafe, die die Torlinie erreichen würde, ist die halbe Entfernung dorthin, aufgerundet, nie über die 1 hinaus: Eigene 7 wird eigene 3, eigene 1 bleibt. Dasselbe gilt am anderen Tor, es gibt also keinen Touchdown durch eine Strafe. So geschrieben können fünf Yards mehr kosten als zehn.",
    "FG-6.5": "Eine Strafe gegen die Abwehr, die die Linie erreicht, ist ein First Down.",
    "FG-6.6": "Die Abwehr darf eine Strafe annehmen, die einen Touchdown auslöscht.",
    "FG-7.1":
      "Quarterback Sneak, bei genau einem Yard zur Linie oder zum Tor, offen angesagt, ohne Karten: der Spielwürfel. BREAKAWAY, HAIL und MARY schaffen das Yard, X und T nicht, P ruft Schiedsrichter- und Strafenwürfel (kein Foul: kein Gewinn). Nichts verbrennt. Nicht beim Versuch für zwei Punkte. Die Option `sneak_x_succeeds` macht X zum Erfolg.",
    "FG-7.2": "Abknien, nur mit leerem Angriffsstapel: eine Karte, ein Yard und der Versuch. Abknien an der eigenen 1 ist ein Safety.",
    "FG-7.3":
      "Hail Mary, mit leerem Stapel, einer oder zwei Handkarten und dem Ball auf oder jenseits der eigenen 35: Spiel- und Schiedsrichterwürfel, ein HAIL und ein MARY sind ein Touchdown. Die Hälfte endet danach so oder so, nach dem Extraversuch.",
    "FG-7.4":
      "Eine Hand nur mit verbotenen Karten: eine oder zwei weglegen und ebenso viele ziehen (zwei brauchen zwei im Stapel), so oft wie nötig; Kicks, Sneak, Abknien und Hail Mary bleiben möglich. Gibt es nichts zu ziehen, darf der Angriff auch die Hälfte beenden; beim Versuch für zwei Punkte gibt er ihn auf.",
    "FG-7.5":
      "Vor jedem Punt und Field Goal wählen beide verdeckt Fake oder Kick. KICK/KICK: der Kick. KICK/FAKE (Angriff/Abwehr): der Kick mit fünf Yards mehr, und er kann noch geblockt werden. FAKE/KICK: ein Spielzug mit Karten und ohne den schwarzen Würfel; er ist der Versuch, mit den Grenzen der Red Zone und dem Verbrennen eines Laufs. FAKE/FAKE: ein Ballverlust an Ort und Stelle. Ohne spielbare Karte gibt es kein FAKE; lässt eine Auszeit einem täuschenden Angriff keine, gilt FG-7.4, und die Täuschung bleibt bestehen.",
    "FG-8.1":
      "Ein Lauf verbrennt die oberste Karte des Angriffsstapels, bei leerem Stapel eine Handkarte nach Wahl des Angriffs; auch ein Lauf mit Ballverlust verbrennt, und einer beim Versuch für zwei Punkte. Die Abwehr sagt beim Aufdecken, bevor ein Würfel fällt, ob sie das Verbrennen mit einer Auszeit anhält; gibt es nichts zu verbrennen, wird sie nicht gefragt. Die Karte wird umgedreht, wenn der Spielzug abgehandelt ist, denn jede angesagte Flagge hebt das Verbrennen auf; eine dafür genommene Auszeit ist verbraucht.",
    "FG-8.2":
      "Nach einem gefangenen Pass darf der Angriff eine Karte seines Stapels verbrennen. Abgewehrt, verloren oder gesackt (eine negative Summe) ist nicht gefangen; Scheitern im vierten Versuch ist kein Ballverlust, und ein Touchdown-Pass oder ein Pass beim Versuch für zwei Punkte darf verbrennen.",
    "FG-8.3": "Die Abwehr darf jedes Verbrennen mit einer Auszeit anhalten, die dann für beide ausgespielt wird: das eines Laufs beim Aufdecken, das eines Passes, wenn es angesagt wird.",
    "FG-8.4":
      "In einer Auszeit darf jede Seite, der Angriff zuerst, heimlich eine Karte aus der eigenen Ablage nehmen oder die Hand in den Stapel mischen und ebenso viele ziehen oder nichts tun. Beim Aufdecken eines Laufs liegen die beiden gespielten Karten auf dem Tisch; wird das Verbrennen eines Passes angehalten, darf die eben gespielte Karte zurückgenommen werden. Eine Hand von neun zieht nicht.",
    "FG-8.5": "Drei Auszeiten je Team und Hälfte. Keine mehr, oder keine Angriffskarte mehr: keine Auszeit.",
    "FG-8.6": "Die Hälfte endet, wenn der Angriff keine Karte in Hand und Stapel hat, sobald der Spielzug abgehandelt ist, Extrapunkt eingeschlossen.",
    "FG-8.7": "Wer beim ersten Kickoff empfing, auch wenn die kickende Seite ihn eroberte, kickt zur zweiten Hälfte. Alle 120 Karten werden neu gemischt.",
    "FG-8.8":
      "Jedes Mal, wenn der Ball auf die andere Seite übergeht, legen beide ihre Hände auf ihre Stapel, mischen, tauschen die Stapel und ziehen acht oder was da ist; Ablagen bleiben liegen. Beim Punt geschieht es beim Fangen. Geht ein Stapel aus, zieht seine Seite weniger Karten; nur eine Abwehr ganz ohne Karte, in Hand und Stapel, mischt ihre Ablage, wenn sie ziehen soll.",
    "FG-8.9":
      "Gleichstand nach zwei Hälften: Verlängerung, mit Münzwurf, einer frischen Hälfte und drei Auszeiten. Die ersten Punkte gewinnen, vor jedem Verbrennen und ohne Extraversuch. Wiederholt, bis jemand punktet, höchstens `overtime_cap` mal (10); dann ist es unentschieden.",
    "FG-9.1": "Ein Touchdown bringt sechs Punkte. Dann der Extrapunkt: Spiel- und Schiedsrichterwürfel, zwei X sind ein Block, alles andere ein Punkt.",
    "FG-9.2":
      "Oder ein Versuch für zwei Punkte: ein Spielzug von der 2 mit einer Karte ohne rote Zahl, zwei Punkte. Ein Ballverlust oder ein Foul des Angriffs ist sofort gescheitert; ein Foul der Abwehr darf abgelehnt werden oder bringt den Ball an die 1 für einen weiteren Spielzug. Es gibt das Auszeit-Fenster, und die Uhr läuft wie bei jedem Spielzug.",
    "FG-9.3":
      "Field Goal in jedem Versuch, mit mindestens einer Karte: Der Angriff legt beim Ansagen eine Handkarte seiner Wahl weg, was die Fake/Kick-Karten dann auch zeigen. Die Abwehr wirft Schiedsrichter- und Spielwürfel, zwei X blocken ihn. Dann Gelb, Blau und Grün: Wer die Torlinie erreicht, hat drei Punkte; sonst, oder geblockt, hat die andere Seite den Ball an Ort und Stelle. Mit der Option `field_goal_cards` = 2 verbrennt ein wirklich versuchter Kick eine zweite Karte vom Stapel, von der Hand, wenn der leer ist, und keine Auszeit hält das an.",
    "FG-9.4":
      "Ein Ball hinter der Torlinie des Angriffs ist ein Safety: zwei Punkte für die Abwehr, und der Angriff puntet von der eigenen 20 ohne Täuschung. Flaggen bei diesem Punt kennen keine Versuche.",
    "FG-9.5":
      "Punt, im vierten Versuch, nach Fake/Kick. A: Elfenbein, Braun, Gelb, Blau und Grün. B: der Spielwürfel statt eines davon: X ist geblockt, Ball der Empfänger an der Angriffslinie; BREAKAWAY fügt einen roten Würfel hinzu; T ruft den Schiedsrichter, noch ein T, und die kickende Seite erobert ihn dort, First & Ten; P ist eine Flagge, und wird sie angenommen, wird der Punt mit neuen Fake/Kick-Karten wiederholt, wenn es kein First Down ist, die fünf Extra-Yards verloren; HAIL und MARY erlauben keinen Rücklauf.",
    "FG-9.6": "Ein Punt in die Endzone, erobert oder nicht, ist ein Touchback: die 20 der Empfänger. Ein Punt kostet keine Karte. Ein Punt, der hinter der eigenen Torlinie des Kickenden endet, ist ein Safety.",
    "FG-9.7":
      "Ein Punt darf mit Grün und Spielwürfel zurückgetragen oder mit Fair Catch gefangen werden. X ist kein Gewinn; T, P und BREAKAWAY wie FG-2.6, auch bei einem Rücklauf ohne Yards, der bleibt, wo gefangen wurde. Wer zurückträgt, gilt hier als Abwehr: Schiedsrichter D ist ein Foul von ihm, O eines der kickenden Seite.",
    "FG-9.8":
      "Mit der Option `d20_kicks`: Heraustragen ist ein d20 Yards von der 10, eine 20 wird noch einmal geworfen und dazugezählt, eine zweite 20 ist ein Touchdown. Ein Punt ist 35 und d20 Yards; nach 1 bis 10 kein Rücklauf, sonst d20 und Spielwürfel. Punt B gibt es nicht. Auch Punts nach Safetys benutzen den d20; Touchbacks, Onside und Squib Kicks bleiben unverändert.",
    "FG-9.9": "Die meisten Punkte nach zwei Hälften gewinnen.",
    "FG-10.1":
      "Eine Saison spielen die 24 Erweiterungsteams in ihren sechs Divisionen zu je vier; ein Trainer behält sein Team die ganze Saison. Vierzehn Wochen: jeder Rivale der Division zweimal, dazu acht andere, so ausgelost, dass sich keine Paarung wiederholt. Alle spielen jede Woche und siebenmal zu Hause.",
    "FG-10.2":
      "Die Tabelle: Siege, ein Unentschieden zählt halb. Bei Gleichstand der direkte Vergleich, wenn alle Betroffenen gegeneinander gespielt haben; dann die Bilanz in der Division, die Punktdifferenz, die erzielten Punkte und eine vor der Saison geworfene Münze.",
    "FG-10.3":
      "Play-offs: die sechs Divisionssieger und die zwei besten anderen, die Sieger gesetzt auf 1 bis 6, die anderen auf 7 und 8. Viertelfinale (1-8, 4-5, 2-7, 3-6) und Halbfinale beim besser Gesetzten, dann der Bowl auf neutralem Boden. Ein Play-off-Spiel kann nicht unentschieden enden: Die Verlängerung geht weiter.",
    "FG-10.4":
      "Beliebig viele Trainer sind Menschen, an einem Computer oder über einen Server; die anderen sind Bots einer gewählten Stärke. Auch eine Saison nur mit Bots ist eine Saison.",
  },
};
