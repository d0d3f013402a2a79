# What the dice of a match promise, no more than docs/security.md proves.

dice-plain = Einfache Würfel: Der Server würfelt aus einer Zufallszahl. Wer den Server betreibt, könnte jeden Wurf bestimmen. Gut zum Üben und unter Freunden.
dice-committed = Festgelegte Würfel: Der Server und alle Spieler haben je einen geheimen Wert festgelegt, bevor einer gezeigt wurde. Niemand konnte einen Wurf bestimmen; wer den Server betreibt, kann sie vorhersehen.
dice-committed-unpledged = Festgelegte Würfel: Der Server hat sein Geheimnis vor dem ersten Wurf festgelegt und legt es am Ende offen. Nicht alle haben einen eigenen Wert mitgebracht; für sie hätte der Server wählen können.
dice-chains = Würfel zu zweit: In jeden Wurf geht ein vorher festgelegter Wert von jedem Spieler ein. Niemand, auch nicht der Gastgeber, konnte einen Wurf bestimmen oder vor dem Zug kennen. Wer seinen Wert nicht zeigt, verliert.
dice-chains-sealed = Würfel zu zweit mit verdeckten Karten: Niemand, auch nicht der Gastgeber, konnte einen Wurf bestimmen. Wer seinen Wert nicht zeigt, verliert. Die Karten sind vor den anderen Spielern verborgen, nicht vor dem, der den Server betreibt.
dice-chains-entrusted = Würfel zu zweit, anvertraut: Jemand lässt den Server für sich würfeln. Jeder Wert steht vorher fest, aber wer den Server betreibt, kennt die anvertrauten.
dice-entered = Echte Würfel, Karten und Pfeile, von den Spielern eingegeben. Zu beweisen gibt es da nichts.
dice-former-committed = Festgelegte Würfel nach dem früheren Verfahren: Die Würfe folgen aus dem Geheimnis des Servers und den Worten der Spieler. Das beweist nicht, dass niemand sie ausgesucht hat.
dice-former-chains = Würfel zu zweit nach dem früheren Verfahren: Ein mitspielender Gastgeber hätte zwischen zwei Werten wählen können.
