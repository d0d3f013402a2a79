# La leçon en français, et le but du jeu en une phrase.

fg-lesson-aim = Vous avez le ballon à 34 yards du but et quatre tentatives pour en gagner dix. Chacun choisit une carte en secret. Choisissez Sweep, une course.
fg-lesson-pass = Les deux cartes disent quels dés lancer : 5 yards. Une course brûle aussi une carte, et les cartes sont l'horloge. Maintenant une passe : Slant.
fg-lesson-third = Un X sur le dé de jeu : passe rabattue. Troisième tentative et 6. Quatre sans dix yards, et le ballon est à eux. Choisissez Screen.
fg-lesson-clock = 11 yards, première tentative ! Après une passe, vous pouvez brûler une carte pour faire tourner l'horloge. Personne ne mène : ménagez l'horloge.
fg-lesson-red-zone = Encore 19 yards. La Bomb porte un 20 rouge : interdite si près. Ils attendent une passe, alors courez : choisissez Off Tackle.
fg-lesson-try = 20 yards : touchdown, six points ! Maintenant le point supplémentaire : seuls deux X aux dés le bloqueraient.
fg-lesson-end = Touchdown et point supplémentaire : sept. Votre paquet est l'horloge ; on joue deux mi-temps, le plus de points l'emporte.
fg-aim = Plus de points que l'autre après deux mi-temps ; vos cartes sont l'horloge.
