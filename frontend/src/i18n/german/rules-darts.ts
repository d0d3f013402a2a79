/** The rules of Football Darts in German. */
import type { RuleTexts } from "./rules";

export const dartsRules: RuleTexts = {
  chapters: {
    "The game": "Das Spiel",
    "Darts of the offense": "Pfeile des Angriffs",
    "The try": "Der Extraversuch",
    "The field goal": "Das Field Goal",
    "The punt": "Der Punt",
    "House rules": "Hausregeln",
    "The board and simulated darts": "Die Scheibe und simulierte Pfeile",
  },
  texts: {
    "FD-1.1":
      "Ein Spiel hat vier Viertel; in jedem haben beide Spieler abwechselnd zwei Angriffe. Ein Angriff hat bis zu vier Pfeile und beginnt an der eigenen 30 (OWN 30), wenn keine andere Regel etwas anderes sagt. Ein Ball vor der Mittellinie liegt auf „OWN n“, an der Mittellinie auf „50“, dahinter auf „OPP n“, n Yards vor der Torlinie.",
    "FD-1.2":
      "Eine Münze wird geworfen (Kopf: Der erste Platz gewinnt). Wer gewinnt, greift zuerst an oder wartet ab. Wer im ersten Viertel nicht zuerst angegriffen hat, greift im dritten zuerst an: A B A B, A B A B, dann B A B A, B A B A.",
    "FD-1.3":
      "Der Punkt, an dem ein Angriff endet, gilt vom ersten ins zweite und vom dritten ins vierte Viertel weiter. Das dritte Viertel und jede Verlängerung beginnen an OWN 30.",
    "FD-1.4":
      "Gleichstand nach vier Vierteln: Verlängerung, mit neuem Münzwurf (angreifen oder abwarten) und je zwei Angriffen abwechselnd; jeder Angriff wird zu Ende gespielt, die Punkte auf dem Feld gelten innerhalb der Verlängerung weiter. Wer danach führt, hat gewonnen; bei Gleichstand folgt eine weitere mit demselben ersten Spieler und ohne Münzwurf. Mit der Option `overtime_spots` punts-only beginnt ein Angriff der Verlängerung nach allem außer einem Punt an OWN 30.",
    "FD-2.1":
      "Ein einfaches Feld ist seine Zahl in Yards wert, ein doppeltes das Zweifache, ein dreifaches das Dreifache; das äußere Bull 25; das innere Bull ist ein Touchdown von überall. Innere und äußere einfache Felder zählen gleich.",
    "FD-2.2":
      "Neben die Scheibe: zehn Yards zurück, und der Pfeil ist verbraucht. Auf oder hinter der eigenen Torlinie ist es ein Safety: zwei Punkte für den Gegner, der auch den Ball bekommt, an OWN 20.",
    "FD-2.3":
      "Doppel oder Dreifach 1 oder 3 ist eine Interception: Der Gegner übernimmt dort, von wo geworfen wurde, von der anderen Seite gesehen. Sie geht einem genauen Touchdown vor und kommt nur bei Pfeilen des Angriffs vor.",
    "FD-2.4": "Genau die nötigen Yards: Touchdown, sechs Punkte. Mehr als nötig: überworfen, und der Gegner beginnt an OWN 30.",
    "FD-2.5": "Nach vier Pfeilen übernimmt der Gegner an Ort und Stelle; ein vierter Pfeil neben die Scheibe kostet vorher noch zehn Yards.",
    "FD-2.6": "Nach einem Touchdown mit seinem Extraversuch und nach einem guten Field Goal beginnt der Gegner an OWN 30.",
    "FD-3.1":
      "Nach einem Touchdown ein Pfeil, vor dem Wurf angesagt: für einen Punkt auf 1, 5 oder 20 in jedem Ring, oder für zwei Punkte auf die Zahl 2 in jedem Ring. Die Bulls zählen für keins von beiden. Ein Fehlwurf ist einfach gescheitert.",
    "FD-4.1":
      "Bei jedem Pfeil ansagbar, wenn der Ball an der Mittellinie oder weiter vorn liegt; ein Pfeil, der den Angriff beendet. Von 50 bis OPP 40 ist jede 20 gut, ab OPP 39 jede 1, 5 oder 20. Drei Punkte.",
    "FD-4.2": "Daneben: Der Gegner übernimmt an Ort und Stelle.",
    "FD-5.1":
      "Beim vierten Pfeil ansagbar, wenn der Ball in der eigenen Hälfte liegt. Der Empfänger beginnt an OWN 5 nach dem inneren Bull, 10 nach dem äußeren, 30 nach einem inneren einfachen Feld, 20 nach einem äußeren einfachen Feld oder einem Doppel, 20 und dreimal die Zahl nach einem Dreifach. Neben die Scheibe: Der Punt ist geblockt, und der Empfänger übernimmt an Ort und Stelle. Der Ring muss bekannt sein.",
    "FD-5.2":
      "Von innerhalb der eigenen 30 rückt der Start des Empfängers um das vor, was an 30 fehlte, aber nicht über die Mittellinie. Mit der Option `cap_never_helps_punter` bringt diese Grenze den Start nie unter das, was er ohne diese Regel wäre. Ein geblockter Punt rückt nicht vor.",
    "FD-6.1":
      "Optionen, alle aus, wenn nichts verabredet ist: `safety_spot` (20) und `start_spot` (30: auch nach Überwerfen, Touchdown oder Field Goal; die Linie von FD-5.2 bleibt 30); `cap_never_helps_punter`; `bounce_out_rethrow` (ein herausfallender Pfeil wird als BOUNCE eingetragen und für dieselbe Ansage noch einmal geworfen, nichts wird neu gefragt; sonst gilt er als daneben); `cushion_dart` (waren 21 bis 50 Yards nötig und lässt der vierte Pfeil eines übrig, ein Bonuspfeil auf die einfache 1; alles andere ist überworfen); `two_point_ring` (zwei Punkte brauchen Doppel oder Dreifach 2); `inner_bull_yards` (Touchdown oder 50 Yards); `overtime_spots` (FD-1.4).",
    "FD-7.1":
      "Radien in mm: inneres Bull 6,35, äußeres Bull 15,9, Dreifach 99 bis 107, Doppel 162 bis 170. Sektoren von 18 Grad, 20 oben, im Uhrzeigersinn 20 1 18 4 13 6 10 15 2 17 3 19 7 16 8 11 14 9 12 5. 83 Ergebnisse: inneres und äußeres einfaches Feld, Doppel und Dreifach jeder Zahl, zwei Bulls und daneben.",
    "FD-7.2":
      "Ein Werfer ist eine Gauß-Verteilung um den Zielpunkt, σ in mm (oder σx, σy und ρ): pro 8, county 12, league 18, pub 28, regular 38, casual 55, first-time 80.",
    "FD-7.3":
      "Ein simulierter Pfeil: Der Spieler sagt, wofür er ist und wohin er zielt; der Zufall bestimmt das Feld, mit ganzzahligen Gewichten, deren Summe 2³⁰ ist. Ein echter Pfeil wird eingetragen: dieselben 83 Ergebnisse, ohne Gewichte.",
  },
};
