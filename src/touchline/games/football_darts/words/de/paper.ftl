fd-paper-head = V | Drive | wer | von | Pfeil 1 | Pfeil 2 | Pfeil 3 | Pfeil 4 | Versuch | Stand
fd-paper-coin = Der Angriff spielt nach rechts. Eine Münze ist der Ball: schieb sie um die Yards, die jeder Pfeil bringt.
