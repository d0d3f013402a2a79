# Die Gegner von Street Soccer.

ss-bot-eager = Schießt, wenn er kann, sonst tritt er den Ball nach vorn, sonst läuft er ihm nach. Nach hinten schaut er nie.
ss-bot-one-ahead = Schaut einen Zug voraus: nimmt ein Tor, sonst wägt er ab, wie leicht jede Seite mit dem nächsten Wurf trifft.
ss-bot-learned = Rechnet auf jeden der sechs Würfe mit der besten Antwort und beurteilt den Rest mit einem Netz, das aus eigenen Spielen gelernt hat zu gewinnen.
