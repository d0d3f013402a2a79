#!/usr/bin/env python3
"""A whole bot in a dozen lines, for `touchline tournament` and `touchline ladder`: any legal move.

touchline ladder street-soccer --engine "python3 examples/pipe_bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"], "ok": True}
    if question["op"] == "choose":
        answer["move"] = random.choice(question["node"]["legal"])
    print(json.dumps(answer), flush=True)
