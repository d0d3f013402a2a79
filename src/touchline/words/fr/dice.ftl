# What the dice of a match promise, no more than docs/security.md proves.

dice-plain = Dés simples : le serveur lance à partir d'une graine. Qui gère le serveur pourrait choisir chaque lancer. Bien pour s'entraîner et entre amis.
dice-committed = Dés engagés : le serveur et chaque joueur ont fixé une valeur secrète avant qu'aucune ne soit montrée. Personne n'a pu choisir un lancer ; qui gère le serveur peut les prévoir.
dice-committed-unpledged = Dés engagés : le serveur a fixé son secret avant le premier lancer et le dévoile à la fin. Tout le monde n'a pas apporté sa propre valeur ; pour ceux-là, le serveur aurait pu choisir.
dice-chains = Dés à deux : chaque lancer mêle une valeur de chaque joueur, fixée d'avance. Personne, pas même l'hôte, n'a pu choisir un lancer ni le connaître avant l'action. Qui ne montre pas sa valeur perd.
dice-chains-sealed = Dés à deux avec cartes cachées : personne, pas même l'hôte, n'a pu choisir un lancer. Qui ne montre pas sa valeur perd. Les cartes sont cachées aux autres joueurs, pas à qui gère le serveur.
dice-chains-entrusted = Dés à deux, confiés : quelqu'un laisse le serveur lancer à sa place. Chaque valeur est fixée d'avance, mais qui gère le serveur connaît celles qui lui sont confiées.
dice-entered = De vrais dés, cartes et fléchettes, saisis par les joueurs. Il n'y a rien à prouver.
dice-former-committed = Dés engagés de l'ancien procédé : les lancers découlent du secret du serveur et des mots des joueurs. Cela ne prouve pas que personne ne les a choisis.
dice-former-chains = Dés à deux de l'ancien procédé : un hôte qui jouait aurait pu choisir entre deux valeurs.
