# Posts to a Discord channel who joins and leaves, and when the server stops answering.
#
#   sudo python3 /usr/local/lib/palworld/notify.py --test    Linux: posts one line and ends
#   python C:\ProgramData\palworld\notify.py --test          Windows
#
# The address of the webhook is in /etc/palworld/discord-webhook; on Windows in discord-webhook.txt in this
# folder.
import http.client
import json
import re
import sys
import time
import urllib.request

from common import clean, list_players, secret, text

interval = 30


# Writes a player's name so that Discord shows it without links and formatting.
def plain(name):
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", clean(name))


# Posts lines, as many as fit into one message. Names in them can't mention people or show previews.
def post(lines):
    body = {"content": "", "allowed_mentions": {"parse": []}, "flags": 4}
    while lines and len(body["content"]) + len(lines[0]) < 1900:
        body["content"] += lines.pop(0) + "\n"
    body["content"] = (body["content"] + ("..." if lines else "")).strip()
    request = urllib.request.Request(
        secret("discord-webhook").strip(),
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "User-Agent": "palworld-notify"},
    )
    try:
        urllib.request.urlopen(request, timeout=10).close()
    except http.client.HTTPException as error:
        raise OSError(type(error).__name__)


if "--test" in sys.argv:
    post([text("Notices from the Palworld server work.")])
    sys.exit()

# After three failed calls in a row, the server counts as down. What couldn't be posted is posted next time.
state = "unknown"
failures = 0
before = {}
while True:
    try:
        try:
            now = list_players()
        except (OSError, ValueError):
            failures += 1
            if failures >= 3 and state == "up":
                post([text("The server does not answer.")])
                state, before = "down", {}
            raise
        failures = 0
        lines = [text("The server answers again.")] if state == "down" else []
        if state != "unknown":
            lines += [text("%s joined", plain(name)) for user, name in now.items() if user not in before]
            lines += [text("%s left", plain(name)) for user, name in before.items() if user not in now]
        if lines:
            post([*lines, text("Online: %s", len(now))])
        state, before = "up", now
    except (OSError, ValueError) as error:
        print(clean(error), flush=True)
    time.sleep(interval)
