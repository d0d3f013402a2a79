# What the dice of a match promise, no more than docs/security.md proves.

dice-plain = Plain dice: the server rolls from a seed. Whoever runs the server could choose every roll. Good for practice and among friends.
dice-committed = Committed dice: the server and every player fixed a secret value before any was shown. Nobody could choose a roll; whoever runs the server can foresee them.
dice-committed-unpledged = Committed dice: the server fixed its secret before the first roll and lays it open at the end. Not everybody brought a value of their own; for those the server could have chosen.
dice-chains = Two-party dice: every roll mixes a value of each player, fixed beforehand. Nobody, not even the host, could choose a roll or know it before the action. Whoever does not show a value loses.
dice-chains-sealed = Two-party dice with hidden cards: nobody, not even the host, could choose a roll. Whoever does not show a value loses. The cards are hidden from the other players, not from whoever runs the server.
dice-chains-entrusted = Two-party dice, entrusted: somebody lets the server roll for them. Every value is fixed beforehand, but whoever runs the server knows the entrusted ones.
dice-entered = Real dice, cards and darts, entered by the players. There is nothing to prove.
dice-former-committed = Committed dice of the former scheme: the rolls follow from the server’s secret and the players’ words. That does not prove that nobody chose them.
dice-former-chains = Two-party dice of the former scheme: a host who played could have chosen between two values.
