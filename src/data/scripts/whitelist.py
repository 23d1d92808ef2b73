# {{whitelist.purpose}}
# {{whitelist.usage}}
import base64
import json
import os
import re
import sys
import time
import urllib.request
from pathlib import Path

CHECK_ONLY = "--check" in sys.argv
INTERVAL = 15
{{include rest.py}}


{{include players.py}}


# {{whitelist.readList}}
def read_list():
    lines = [re.sub(r"#.*|\s", "", line) for line in read_text("whitelist.txt").splitlines()]
    return {re.sub(r"^(\d{17})$", r"steam_\1", line) for line in lines if line}


def check_players():
    allowed = read_list()
    if not allowed:
        raise ValueError("{{whitelist.emptyList}}")
    for user, name in list_players().items():
        if user not in allowed:
            print("{{whitelist.notOnList}}", user, name, flush=True)
            if not CHECK_ONLY:
                rest("kick", {"userid": user, "message": "{{whitelist.message}}"})
        elif CHECK_ONLY:
            print("{{whitelist.onList}}", user, name)


while True:
    try:
        check_players()
    except (OSError, ValueError) as error:
        print(error, flush=True)
        if CHECK_ONLY:
            sys.exit(1)
    if CHECK_ONLY:
        break
    time.sleep(INTERVAL)
