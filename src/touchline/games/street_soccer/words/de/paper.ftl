ss-paper-court = Platz
ss-paper-note = Gelb spielt nach rechts. Fünf Figuren je Seite; irgendetwas Kleines ist der Ball.
ss-paper-yellow = Gelb
ss-paper-red = Rot
ss-paper-head = Minute | Würfel | Zug von Gelb | Würfel | Zug von Rot | Stand
