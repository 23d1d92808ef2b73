# Removes players whose user ID is not on the whitelist, every 15 seconds.
#
#   python C:\ProgramData\palworld\whitelist.py --check    only prints who is on the list and who is not, once
#
# whitelist.txt in this folder has one user ID a line; what follows # is a note. 17 digits alone are a
# Steam account.
import re
import sys
import time

from common import list_players, read_text, rest, say, text

check_only = "--check" in sys.argv
interval = 15


def read_list():
    lines = [re.sub(r"#.*|\s", "", line) for line in read_text("whitelist.txt").splitlines()]
    return {re.sub(r"^(\d{17})$", r"steam_\1", line) for line in lines if line}


def check_players():
    allowed = read_list()
    if not allowed:
        raise ValueError(text("The whitelist is empty, so no players are removed."))
    for user, name in list_players().items():
        if user not in allowed:
            say("not on the list: %s %s", user, name)
            if not check_only:
                message = text("You are not on the whitelist of this server.")
                rest("kick", {"userid": user, "message": message})
        elif check_only:
            say("on the list: %s %s", user, name)


while True:
    try:
        check_players()
    except (OSError, ValueError) as error:
        print(error, flush=True)
        if check_only:
            sys.exit(1)
    if check_only:
        break
    time.sleep(interval)
