# The opponents of Pocket Gridiron.

pg-bot-injuries = It does not foresee a third injury.
