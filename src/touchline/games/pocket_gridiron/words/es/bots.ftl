# Los rivales de Pocket Gridiron.

pg-bot-injuries = No prevé una tercera lesión.
