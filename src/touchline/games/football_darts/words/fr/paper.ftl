fd-paper-head = QT | série | qui | de | fl. 1 | fl. 2 | fl. 3 | fl. 4 | essai | score
fd-paper-coin = L'attaque joue vers la droite. Une pièce est le ballon : avancez-la des yards que rapporte chaque fléchette.
