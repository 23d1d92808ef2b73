# {{notify.purpose}}
# {{notify.usage}}
import base64
import json
import os
import sys
import time
import urllib.request
from pathlib import Path

INTERVAL = 30
{{include rest.py}}


{{include players.py}}


# {{notify.post}}
def post(text):
    body = {"content": text, "allowed_mentions": {"parse": []}, "flags": 4}
    request = urllib.request.Request(
        read_text("discord-webhook.txt").strip(),
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "User-Agent": "palworld-notify"},
    )
    urllib.request.urlopen(request, timeout=10).close()


if "--test" in sys.argv:
    post("{{notify.test}}")
    sys.exit()

# {{notify.state}}
state = "unknown"
failures = 0
before = {}
while True:
    try:
        try:
            now = list_players()
        except OSError:
            failures += 1
            if failures >= 3 and state == "up":
                post("{{notify.down}}")
                state, before = "down", {}
            raise
        failures = 0
        lines = ["{{notify.up}}"] if state == "down" else []
        if state != "unknown":
            lines += [f"{name}{{notify.joined}}" for user, name in now.items() if user not in before]
            lines += [f"{name}{{notify.left}}" for user, name in before.items() if user not in now]
        if lines:
            post("\n".join([*lines, f"{{notify.online}} {len(now)}"]))
        state, before = "up", now
    except (OSError, ValueError) as error:
        print(error, flush=True)
    time.sleep(INTERVAL)
