/** Rulebooks and house rules in German; loaded only when somebody wants them. */
import { dartsRules } from "./rules-darts";
import { goalRules } from "./rules-goal";
import { gridironRules } from "./rules-gridiron";
import { soccerRules } from "./rules-soccer";

export interface RuleTexts {
  chapters: Record<string, string>;
  texts: Record<string, string>;
}

const BOOKS = [dartsRules, gridironRules, soccerRules, goalRules];

/** By rule id. */
export const ruleTexts: Record<string, string> = Object.assign({}, ...BOOKS.map((book) => book.texts));

/** By the English heading. */
export const chapterTitles: Record<string, string> = Object.assign({}, ...BOOKS.map((book) => book.chapters));

/** What a house rule does, by game and option. */
export const optionTexts: Record<string, string> = {
  "football-darts.rules.app": "wo die gedruckten Regeln schweigen, wie ihre eigene App spielt: auch in der Verlängerung gilt der Punkt weiter",
  "football-darts.rules.book": "die gedruckten Regeln aufs Wort: In der Verlängerung verschiebt nur ein Punt den Beginn eines Angriffs",
  "pocket-gridiron.rules.basic": "das Grundspiel: acht Angriffe je Team, ohne Karten",
  "pocket-gridiron.rules.pro": "Profi-Modus: sechzehn Angriffe je Team, Teamkarten, Audibles, Interceptions",
  "street-soccer.rules.book": "Gelb stellt alle fünf auf, dann Rot; der Strafraum sind die zwei Felder vor dem Tor",
  "street-soccer.rules.club": "die Trainer stellen abwechselnd auf, und der Strafraum ist der Kasten aus vier",
  "first-and-goal.rules.book": "das ganze Regelbuch",
  "first-and-goal.rules.condensed": "die Kurzanleitung, wo sie abweicht: Münzwurf, misslungene Spielzüge, Durchbrüche, Sneak",
  "first-and-goal.rules.advanced": "das ganze Regelbuch mit seinen Zusatzregeln für misslungene Spielzüge, Durchbrüche, Ballverluste und flache Kickoffs",
  "football-darts.safety_spot": "wo der Ball nach einem Safety übergeht",
  "football-darts.start_spot": "wo Angriffe nach einer Pause, Punkten oder Überwerfen beginnen",
  "football-darts.cap_never_helps_punter": "die Grenze an der Mittellinie verkürzt nie einen weiten Start",
  "football-darts.bounce_out_rethrow": "ein herausfallender Pfeil wird noch einmal geworfen",
  "football-darts.cushion_dart": "ein Bonuspfeil auf die einfache 1, wenn der vierte Pfeil ein Yard übrig lässt",
  "football-darts.two_point_ring": "zwei Punkte brauchen Doppel oder Dreifach 2",
  "football-darts.inner_bull_yards": "was das innere Bull wert ist",
  "football-darts.overtime_spots": "wo ein Angriff der Verlängerung beginnt: wo der Ball liegt, oder außer nach einem Punt am Startpunkt",
  "football-darts.darts": "echte Pfeile eintragen oder simulierte",
  "football-darts.throwers": "wie gut jede Seite simulierte Pfeile wirft: eine Stufe, σ in mm oder σx/σy/ρ",
  "football-darts.aim_grid": "auch auf Punkte eines Gitters von so vielen mm zielen (0: nur Felder)",
  "pocket-gridiron.mode": "das Grundspiel oder der Profi-Modus mit Teamkarten",
  "pocket-gridiron.cards": "Profi-Modus: eine Karte für jede Seite (air, ground, tight, trick) oder vor dem Münzwurf gewählt",
  "pocket-gridiron.pro_set_play_kick": "Profi-Modus: bei einem Set Play darf ein Field Goal gekickt werden, ohne Bonus",
  "pocket-gridiron.halftime_swap": "das Team, das als zweites begann, eröffnet die zweite Hälfte",
  "pocket-gridiron.overtime": "Gleichstand am Ende: unentschieden, oder je ein Angriff, bis einer führt",
  "street-soccer.alternate_placement": "die Trainer stellen abwechselnd auf, 1-2-2-2-2-1",
  "street-soccer.up_to_die": "eine Figur darf weniger Felder laufen, als der Würfel zeigt",
  "street-soccer.penalty_area": "die zwei Felder vor dem Tor oder der Kasten aus vier",
  "first-and-goal.teams": "die Würfel jeder Seite, Heim zuerst: ein Team, sein Name oder Spitzname",
  "first-and-goal.seats": "Spieler: bei drei hat ein Team zwei, bei vier beide",
  "first-and-goal.pair": "das Team aus zweien unter drei Spielern",
  "first-and-goal.may_talk": "Trainer eines Teams teilen, was sie wissen",
  "first-and-goal.cards": "vom Spiel ausgeteilt oder echte auf einem Tisch",
  "first-and-goal.toss_choice": "wer den Münzwurf gewinnt, wählt Empfangen oder Kicken",
  "first-and-goal.squib_kick": "Kickoffs dürfen flach gekickt werden",
  "first-and-goal.advanced_broken_plays": "ein X bei einem Lauf kostet drei Yards statt der Würfel",
  "first-and-goal.breakaway_touchdown": "drei Durchbrüche nacheinander sind ein Touchdown",
  "first-and-goal.advanced_turnovers": "Interceptions mit einem zweiten Zeichen, und der Ball wird zurückgetragen",
  "first-and-goal.sneak_x_succeeds": "ein X schafft das Yard beim Sneak",
  "first-and-goal.broken_play": "ein X streicht die farbigen Würfel oder alle Yards",
  "first-and-goal.breakaway_stop": "ein Durchbruch darf bei einem Verlust insgesamt enden oder nach einem weiteren Wurf, der Yards verliert",
  "first-and-goal.end_zone_turnover": "ein hinter der eigenen Torlinie verlorener Ball ist ein Safety oder ein Touchdown der Abwehr",
  "first-and-goal.field_goal_cards": "Karten, die ein Field Goal kostet",
  "first-and-goal.d20_kicks": "Kickoff-Rückläufe und Punts mit einem zwanzigseitigen Würfel",
  "first-and-goal.overtime_cap": "Verlängerungen, bevor es unentschieden bleibt",
};
