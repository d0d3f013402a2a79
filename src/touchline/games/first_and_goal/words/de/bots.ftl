# Die Gegner von First & Goal.

fg-bot-any-card = Spielt irgendeine Karte seiner Hand, kickt im vierten Versuch nach Lehrbuch, nimmt nie Auszeit und täuscht nie.
fg-bot-counts-yards = Spielt die Karte mit den meisten erwarteten Yards (in der Verteidigung den wenigsten) gegen die Karten, die er noch nicht gesehen hat, und kickt nach Lehrbuch.
fg-bot-equilibrium = Löst jede Ansage als Spiel zwischen allen Händen, die zum Gesehenen passen, mit Siegchancen, die er aus eigenen Spielen gelernt hat, und zieht seine Karte aus der Lösung.
fg-bot-reads-rival = Spielt wie der Meister, bis er gesehen hat, wie sein Gegner ansagt: Dann fragt er, wie wahrscheinlich der Yards zählt oder seine Karten nimmt, wie sie kommen, und verlässt sich höchstens zur Hälfte darauf, denn es könnte eine Finte sein.
