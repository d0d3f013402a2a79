# Os adversários de Pocket Gridiron.

pg-bot-injuries = Não prevê uma terceira lesão.
