# Was der Trainer zuerst sagt: Aussichten in Spielen von hundert.

coach-says = „{ $best }“ gewinnt { $win } von hundert; „{ $other }“ { $less }.
coach-close = „{ $best }“ oder „{ $other }“: Beides gewinnt etwa { $win } von hundert.
coach-only = „{ $best }“ gewinnt { $win } von hundert.
coach-ways = „{ $best }“ gewinnt { $win } von hundert; „{ $other }“ kostet davon { $cost }, die schlechteste Wahl { $most }.
coach-all-same = Es macht keinen Unterschied: Jede Wahl gewinnt etwa { $win } von hundert.
coach-mix = Mal das eine, mal das andere, damit dich niemand durchschaut: Jedes gewinnt etwa { $win } von hundert.
coach-all-won = Was du auch tust, das ist so gut wie gewonnen.
coach-all-lost = Was du auch tust, das ist so gut wie verloren.
coach-does-not-win = „{ $move }“ reicht nicht mehr zum Sieg.
