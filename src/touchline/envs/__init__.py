"""The games as standard environments: PettingZoo, Gymnasium, OpenSpiel.

Thin over the rules: chance is drawn from the seed, decisions are the agents'.  Actions are
the game's own move numbers, observations its named features (``Game.features``).

Needs ``pip install touchline[envs]``; each library is imported by its own module only.
"""

from importlib.util import find_spec

from touchline.kernel.extras import require

if find_spec("pyspiel") is None:
    require("gymnasium")
