/** The rules of Pocket Gridiron in German. */
import type { RuleTexts } from "./rules";

export const gridironRules: RuleTexts = {
  chapters: {
    "The dice": "Die Würfel",
    "The game": "Das Spiel",
    "A play": "Ein Spielzug",
    Flags: "Flaggen",
    "Kicks and tries": "Kicks und Extraversuche",
    "Pro mode": "Profi-Modus",
  },
  texts: {
    "PG-1.1": "Quarterback (rot, `qb`): WR, TE, RB, QB SNEAK 4, SCRAMBLE, SET PLAY +1.",
    "PG-1.2": "Wide Receiver (`wr`): Hitch 4, Slant 5, Post 6, Stop & Go 8, INCOMP, FUMBLE. Die Zahl einer Route ist ihre Stärke.",
    "PG-1.3": "Tight End (`te`): Flat 3, Drag 4, Out 5, Seam 6, INCOMP, FUMBLE.",
    "PG-1.4": "Running Back (`rb`): Dive 3, Draw 4, Counter 4, Sweep 5, Off Tackle 6, FUMBLE.",
    "PG-1.5": "Abwehr (`white`): 1 PAT Block, 2 Recover, 3 Sack, 4 Sack, 5 2x injury, FLAG X. Seiten mit demselben Wort bleiben verschiedene Seiten.",
    "PG-1.6": "Endzone (`black`): 1 TD, 2 TD, 3 TD, 4 Out of bounds, 5 VIDEO, 6 TD arrow. Bei Kicks und Proben zählt nur die Zahl.",
    "PG-1.7": "Strafen (`yellow`): Offside, Pass interference und Roughing gegen die Abwehr (DEF); False start, Holding und Illegal block gegen den Angriff (OFF).",
    "PG-1.8":
      "Wer die Würfel besitzt, kann mit einer Datendatei die wahren Seiten eintragen: sechs Seiten für jeden berichtigten Würfel, und die Karten, wo sie abweichen. Gleichlautende Seiten sind ein Ergebnis von größerem Gewicht. Ein Spielzug muss enden können, und der schwarze Würfel trägt 1 bis 6.",
    "PG-2.1":
      "Eine Münze entscheidet, wer beginnt (Kopf: der erste Platz). Jedes Team hat acht Angriffe, zwei je Viertel; im Profi-Modus sechzehn, vier je Viertel. Die Angriffe wechseln durchgehend, A B A B. Optionen: `mode` (basic oder pro); `cards` (im Profi-Modus eine Karte für jeden Platz, zwei verschiedene, oder vor dem Münzwurf gewählt, der erste Platz zuerst; das Grundspiel hat keine); `halftime_swap` (das Team, das als zweites begann, eröffnet die zweite Hälfte, so dass ein Team um die Halbzeit zweimal nacheinander angreifen kann).",
    "PG-2.2":
      "Nach dem letzten Angriff gewinnt, wer mehr Punkte hat. Gleichstand ist unentschieden, oder mit der Option `overtime` = drives folgt je ein weiterer Angriff im selben Wechsel, bis der Stand nach beiden verschieden ist.",
    "PG-2.3":
      "Ein Angriff hat vier Versuche, und alles, was keine Punkte bringt, kostet einen. Er endet mit Punkten, einem Field-Goal-Versuch, einem verlorenen Fumble, einer Interception, einem Safety oder dem vierten Versuch. Der nächste Angriff nach Plan folgt, so dass beide Teams immer ihre volle Zahl haben.",
    "PG-3.1":
      "Wirf den Quarterback-Würfel. WR, TE oder RB: Wirf diesen Würfel für die Route und ihre Stärke. QB SNEAK ist ein Lauf des Quarterbacks mit der aufgedruckten Stärke.",
    "PG-3.2": "Die Abwehr wirft den weißen Würfel zweimal, immer beide Würfe, nacheinander. Erreicht die Summe die Stärke, ist der Spielzug gestoppt: ein Versuch.",
    "PG-3.3": "Sonst ist die Abwehr geschlagen, und der schwarze Würfel fällt: TD ist ein Touchdown, VIDEO wird wiederholt, Out of bounds ist ein Versuch.",
    "PG-3.4": "INCOMP ist ein Versuch, ohne Wurf der Abwehr. FUMBLE: ein weißer Wurf; bei Recover ist der Ball weg, alles andere ist ein Versuch.",
    "PG-3.5":
      "SCRAMBLE: ein weißer Wurf; Sack beendet den Versuch, bei allem anderen wird der Quarterback-Würfel im selben Spielzug noch einmal geworfen. Der dritte Scramble eines Spielzugs ist ein Sack ohne Wurf. Eine FLAG bei einem Wurf auf Sack, Fumble oder Extrapunkt bedeutet nichts; der Wurf wird nicht wiederholt.",
    "PG-3.6": "Der dritte Sack eines Angriffs ist ein Safety: zwei Punkte für die Abwehr und das Ende des Angriffs, bevor die Versuche gezählt werden.",
    "PG-3.7":
      "SET PLAY +1: Wirf den Quarterback-Würfel noch einmal, mit +1 auf die Stärke. Das addiert sich und gilt nur für diesen Spielzug. Der Angreifer darf stattdessen sofort ein Field Goal kicken, in jedem Versuch, den Bonus dazugezählt.",
    "PG-3.8":
      "Zeigen beide Abwehrwürfe die Verletzung (zweimal 5), ist die Position des Ballträgers für den Rest der Partie 1 weniger wert, ab dem nächsten Spielzug. Verletzungen addieren sich; das Aufgedruckte fällt nicht unter 1, Boni kommen danach. Ein Sneak zählt für den Quarterback. Es gilt auch, wenn einer der Würfe nach einer abgelehnten Flagge wiederholt wurde, aber nicht beim einzelnen Wurf nach einer Täuschung.",
    "PG-4.1":
      "FLAG bei einem Abwehrwurf: Wirf sofort den gelben Würfel. OFF: Der Spielzug scheitert, ein Versuch. DEF: Der Spielzug ist nichtig, und der nächste ist wieder ein erster Versuch; Sacks des Angriffs bleiben, ein Set-Play-Bonus ist verloren.",
    "PG-4.2": "Der Angriff darf eine DEF-Strafe ablehnen: Dieser Wurf wird wiederholt, und jede weitere FLAG in diesem Spielzug zählt 0.",
    "PG-4.3":
      "Die Abwehr darf eine OFF-Strafe ablehnen, wenn ein weiterer Sack ein Safety wäre: ein weißer Wurf. Sack ist das Safety; sonst wird der geflaggte Wurf wiederholt, und FLAG zählt 0. Nicht beim Extraversuch.",
    "PG-5.1":
      "Ein Field Goal (drei Punkte) darf im 4. Versuch statt eines Spielzugs oder bei einem Set Play gekickt werden: 5 oder mehr auf dem schwarzen Würfel, den Bonus dazugezählt. Gut oder nicht, der Angriff ist vorbei.",
    "PG-5.2":
      "Ein Touchdown bringt sechs Punkte und einen Extraversuch. Der Kick bringt einen Punkt, wenn der eine weiße Wurf der Abwehr nicht PAT Block zeigt. Oder ein Spielzug für zwei Punkte, wie im letzten Versuch: Sack, INCOMP, Fumble (ohne Wurf), OFF-Flagge, gestoppt, im Aus und Interception (ohne Rücklauf) scheitern. Eine DEF-Flagge wiederholt den Versuch oder wird abgelehnt. Ein Set Play gibt seinen Bonus, ein Kick wird nicht angeboten.",
    "PG-6.1": "SET PLAY ist ein Audible: Der Angreifer nennt WR, TE oder RB und wirft diesen Würfel. Es gibt keinen Bonus und keinen Kick, Field Goals also nur im 4. Versuch; mit der Option `pro_set_play_kick` darf bei einem Set Play stattdessen ein Field Goal gekickt werden, ohne Bonus und nicht beim Extraversuch.",
    "PG-6.2": "Jedes Team hat eine Karte mit zwei Spezialitäten, einer Täuschung und einem Abfangen. Der Bonus einer Spezialität zählt, sooft sie vorkommt.",
    "PG-6.3":
      "Abfangen: Kommt der Spielzug auf der Karte der Abwehr, fällt der schwarze Würfel; seine Zahl oder mehr, und der Ball ist abgefangen. Täuschung: Kommt der Spielzug auf der Karte des Angreifers, seine Zahl oder mehr, und die Abwehr hat nur einen Wurf. Erst das Abfangen, dann die Täuschung, dann die Abwehr. Eine misslungene Probe ändert nichts.",
    "PG-6.4":
      "Nach einer Interception ein schwarzer Wurf: Das TD mit dem Pfeil ist ein Touchdown der Abwehr, mit Extraversuch; alles andere, auch VIDEO, beendet den Angriff. Die Angriffe gehen nach Plan weiter.",
    "PG-6.5":
      "Vier Karten. Air: Stop & Go +2, Slant +1, Täuschung Counter 4, Abfangen Hitch 5. Ground: Sweep +1, Off Tackle +2, Täuschung Drag 3, Abfangen Out 4. Tight: Seam +1, Out +2, Täuschung Slant 5, Abfangen Post 6. Trick: Counter +2, Post +1, Täuschung Out 4, Abfangen Seam 5.",
  },
};
