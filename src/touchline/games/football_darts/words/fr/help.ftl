# La commande de Football Darts.

fd-help-darts = comment vous lancez, et où viser
fd-help-darts-page =
    Comment vous lancez (σ, en mm), et où viser au mieux quand on lance ainsi.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts stats
      touchline darts heatmap aims.svg --thrower pub
fd-help-darts-fit = votre σ d'après des fléchettes lancées
fd-help-darts-fit-page =
    Ajuste σ à des fléchettes lancées vers une cible ; peu de fléchettes tirent vers un préréglage. Un fichier en contient, une
    ou plus par ligne ; les lignes en '#' sont ignorées, 'aim T20' dit ce que visaient les suivantes, 'Ann: 5 T20' à qui elles sont.
    Un tableau avec les en-têtes player, aim et dart est lu par colonnes.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts fit darts.txt --aim T20
      touchline darts fit match.touchline --seat 1
fd-help-darts-fit-darts = points (12), cases (T20), visée et touche (T20:5), ou un fichier, ou une feuille de match
fd-help-darts-fit-aim = ce que toutes visaient, ou 'unknown' (on vous le demande ; sinon BULL)
fd-help-darts-fit-seat = de qui, par nom, ou par place dans une feuille (tous, chacun à part)
fd-help-darts-fit-toward = le préréglage vers lequel tirent peu de fléchettes (pub)
fd-help-darts-stats = moyennes, cases touchées et séries terminées, par joueur
fd-help-darts-stats-page =
    Ce que notent les marqueurs : moyenne, cases touchées, séries finies dans l'en-but, match par match.

      touchline darts stats                          tout le monde, de tous les matchs de cette machine
      touchline darts stats match.touchline --player Ann
fd-help-darts-stats-files = feuilles (tous les matchs de cette machine)
fd-help-darts-stats-player = seulement lui
fd-help-darts-heatmap = une image de ce que vaut chaque visée
fd-help-darts-heatmap-page =
    Une image de la cible : ce que vaut chaque visée, en points ou, dans une situation, en chances de gagner.

      touchline darts heatmap aims.svg --thrower 18
      touchline darts heatmap now.png --match match.touchline
fd-help-darts-heatmap-out = un fichier .png ou .svg
fd-help-darts-heatmap-thrower = un préréglage, σ en mm ou σx/σy/ρ (pub ; ou celui du match)
fd-help-darts-heatmap-match = pour la situation à la fin de cette feuille
fd-help-darts-heatmap-position = pour la situation que décrit cette ligne
fd-help-darts-heatmap-call = pour quoi la fléchette est lancée (throw)
