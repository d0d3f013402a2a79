# Les adversaires de Pocket Gridiron.

pg-bot-injuries = Il ne prévoit pas une troisième blessure.
