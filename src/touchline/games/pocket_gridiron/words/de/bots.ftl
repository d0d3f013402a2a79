# Die Gegner von Pocket Gridiron.

pg-bot-injuries = Eine dritte Verletzung sieht er nicht voraus.
