"""A bot in twenty lines: it takes the strongest-looking option by a rule of its own, here simply one at random."""

import json
import random
import sys

luck = random.Random()
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        luck = random.Random(asked["seed"])
        answer = {"protocol": 1, "name": "First steps"}
    elif asked["do"] == "choose":
        answer = {"number": asked["number"], "choose": luck.choice(asked["options"])}
    else:
        continue  # words of a later protocol
    print(json.dumps(answer), flush=True)
