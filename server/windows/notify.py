# Posts to a Discord channel who joins and leaves, and when the server stops answering.
#
#   python C:\ProgramData\palworld\notify.py --test    posts one line and ends
#
# The address of the webhook is in discord-webhook.txt in this folder.
import json
import sys
import time
import urllib.request

from common import list_players, read_text, text

interval = 30


# Posts a text. Names in it can neither mention people nor show previews of links.
def post(content):
    body = {"content": content, "allowed_mentions": {"parse": []}, "flags": 4}
    request = urllib.request.Request(
        read_text("discord-webhook.txt").strip(),
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "User-Agent": "palworld-notify"},
    )
    urllib.request.urlopen(request, timeout=10).close()


if "--test" in sys.argv:
    post(text("Notices from the Palworld server work."))
    sys.exit()

# Three failed calls in a row count as down. What could not be posted is posted next time.
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
                post(text("The server does not answer."))
                state, before = "down", {}
            raise
        failures = 0
        lines = [text("The server answers again.")] if state == "down" else []
        if state != "unknown":
            lines += [text("%s joined", name) for user, name in now.items() if user not in before]
            lines += [text("%s left", name) for user, name in before.items() if user not in now]
        if lines:
            post("\n".join([*lines, text("Online: %s", len(now))]))
        state, before = "up", now
    except (OSError, ValueError) as error:
        print(error, flush=True)
    time.sleep(interval)
