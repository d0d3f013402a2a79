/** The rules of Street Soccer in German. */
import type { RuleTexts } from "./rules";

export const soccerRules: RuleTexts = {
  chapters: {
    "Board and figures": "Brett und Figuren",
    "Set-up and kick-off": "Aufstellung und Anstoß",
    "A turn": "Ein Zug",
    "The ball": "Der Ball",
    "Goals, restart, time": "Tore, Wiederbeginn, Zeit",
    "Fair play": "Fair Play",
  },
  texts: {
    "SS-1.1": "Das Brett hat 12 × 8 Felder: ein Spielfeld von 10 × 6 und rundherum ein Rand von einem Feld. Jeder Trainer hat einen Torwart und vier Feldspieler.",
    "SS-1.2": "Die Tore sind zwei Felder breit, in der Mitte der kurzen Seiten. Die Felder vor den Toren sind B4 und B5 (Gelb), K4 und K5 (Rot).",
    "SS-1.3": "Der Mittelkreis ist der Block F4 F5 G4 G5; F4 und F5 sind die gelbe Hälfte, G4 und G5 die rote.",
    "SS-2.1":
      "Gelb stellt alle fünf Figuren auf, dann Rot. Mit der Option `alternate_placement` stellen die Trainer abwechselnd auf, eine, zwei, zwei, zwei, zwei, eine, beginnend mit Gelb. Die Reihenfolge der eigenen Figuren ist frei.",
    "SS-2.2":
      "Eine Figur je Feld, niemand auf dem Rand. Der Torwart steht vor dem eigenen Tor, ein Feldspieler nie. Mindestens eine Figur steht in der eigenen Hälfte des Kreises, niemand in der anderen. Außer dieser Figur steht mindestens ein Feldspieler in der eigenen Spielfeldhälfte (ein zweiter im Kreis genügt) und mindestens einer in der anderen. Die beiden Felder vor einem Tor dürfen nicht beide besetzt sein, solange dessen Torwart noch fehlt. Die Grenze von SS-6.2 gilt. Eine Figur darf überall hin, wo beide Trainer eine solche Aufstellung noch vollenden können.",
    "SS-2.3":
      "Beide würfeln; der höhere Wurf gewinnt den Anstoß, bei Gleichstand wird wiederholt. Der Ball beginnt bei der Figur des Gewinners im Kreis (seine Wahl, wenn es zwei sind) und wird so weit geschossen wie die Differenz der Würfe, ohne Zuschlag; ein Tor ist dabei nicht möglich. Das ist sein erster Zug.",
    "SS-3.1": "Würfle, dann zieh eine Figur: Feld für Feld, waagerecht oder senkrecht, nach jedem Feld darf sie abbiegen, nie auf oder durch eine Figur. Figuren dürfen den Rand benutzen.",
    "SS-3.2":
      "Alle Augen werden gelaufen: genau so viele Felder, wie der Würfel zeigt, außer die Figur erreicht den Ball und hält dort an. Mit der Option `up_to_die` darf der Weg kürzer sein, aber nicht kürzer als ein Feld.",
    "SS-3.3": "Eine Figur betritt das Feld, von dem sie kam, nicht wieder. Andere Felder darf sie zweimal überqueren und auf einem Umweg zum Ball gehen, um den Schuss zu verkürzen.",
    "SS-3.4": "Eine Figur, die den Ball erreicht, muss ihn schießen, eins weiter als die Augen, die ihr bleiben; bleiben keine, ein Feld.",
    "SS-3.5": "Eine Figur ohne erlaubten Zug kann nicht gewählt werden. Hat niemand einen, ist der andere dran.",
    "SS-4.1": "Der Ball läuft in eine von acht Richtungen und darf einmal um 45 Grad abknicken, nach mindestens einem Feld; nach jeder Berührung wieder.",
    "SS-4.2": "Nie auf das Feld eines Gegners. Schräg zwischen zwei Gegnern hindurch ist erlaubt.",
    "SS-4.3":
      "Auf dem Feld eines Mitspielers wird der Ball berührt: Der Schritt wird zurückgegeben, so dass der Ball mit der Zahl weiterläuft, mit der er ankam, in neuer Richtung nach Wahl und mit neuem Knick. Auch der Schütze ist ein Mitspieler, und eine Figur darf mehrmals berühren. Eine Figur, die nur berührt wird, bleibt stehen.",
    "SS-4.4":
      "Der Ball verlässt das Feld nur durch ein Tor, und jeder Schritt muss gespielt werden; ein Schuss, der nicht ganz gespielt werden kann, ist nicht erlaubt. Bei Anstoß und Wiederbeginn wird stattdessen die längste kürzere Weite gespielt, für den gewählten Schützen oder das gewählte Feld. So kommt der Ball immer auf einem leeren Feld des Spielfelds zur Ruhe.",
    "SS-4.5": "Eigentore gibt es nicht: Die eigene Grundlinie ist eine Wand.",
    "SS-5.1":
      "Ein Tor fällt, wenn der Ball von einem der beiden Felder vor dem Tor die gegnerische Grundlinie überquert, gerade oder schräg. Übrige Schritte verfallen. Eine Figur auf dem Rand hinter dem Tor hält ihn nicht auf.",
    "SS-5.2":
      "Wer das Tor bekam, bringt den Ball in seinem nächsten Zug ins Spiel: Er setzt seinen Torwart mit dem Ball auf ein freies Feld vor seinem Tor (oder lässt ihn dort), würfelt (eine 1 wird wiederholt) und schießt genau so weit, ohne Zuschlag. Eine Kette von Berührungen darf treffen. Ist keines der beiden Felder frei, macht ein Angreifer auf dem gewählten Feld Platz: ein Feld nach vorn, sonst eins zur näheren Seitenlinie, sonst zwei in die andere Richtung; der Torwart ist dann schon hochgehoben. Ein Angreifer, der nicht ausweichen kann, behält sein Feld; ein Mitspieler macht immer Platz. Ist kein Wiederbeginn möglich, ist der andere dran, und der Wiederbeginn bleibt fällig.",
    "SS-5.3":
      "Das Spiel dauert 25 Minuten, jede mit einem Zug je Seite, der Gewinner des Anstoßes zuerst. Steht es unentschieden, werden bis zu zehn weitere Minuten gespielt, und das nächste Tor gewinnt sofort. Immer noch unentschieden: Es gewinnt, wer in der regulären Zeit das letzte Tor schoss; ganz ohne Tor ist es unentschieden.",
    "SS-6.1":
      "Nur der Torwart darf einen Lauf vor dem eigenen Tor beenden; hindurchlaufen ist erlaubt, und Angreifer dürfen dort stehen. Ein eigener Feldspieler, der von dort schießt, rückt nach dem Schuss weg: ein Feld nach vorn, sonst eins zur näheren Seitenlinie (von B4 nach B3), sonst zwei in die andere Richtung (B6), nie auf eine Figur oder den Ball. Er darf dorthin rücken, woher er kam; ist nichts frei, bleibt er.",
    "SS-6.2":
      "Am Ende eines Zugs darf höchstens ein eigener Feldspieler im eigenen Strafraum stehen: auf den zwei Feldern vor dem Tor oder, mit der Option `penalty_area` `box`, auf diesen und den zwei davor. Das Feld, auf das ein Schütze rückt, zählt.",
    "SS-6.3":
      "Der Ball darf nicht eingemauert werden. Nach jedem Zug, Anstoß und Wiederbeginn muss zweierlei gelten. Kein Team schließt mit seinen Figuren und weniger als drei Rändern des Spielfelds den Ball ein, ob ein Gegner mit darin steht oder nicht: Stünden nur die Figuren dieses Teams im Weg, käme der Ball Feld für Feld, waagerecht und senkrecht, an mindestens drei der vier Ränder. Und jedes Team hat mindestens eine Figur auf dem Spielfeld, die auf einem waagerecht-senkrechten Weg über leere Spielfeldfelder zum Ball kommt. Sonst ist der Zug nicht erlaubt. Tore sind ausgenommen, und wenn kein Zug beide Prüfungen besteht, entfallen sie.",
  },
};
