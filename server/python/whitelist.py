# Kicks players whose user ID isn't on the whitelist, every 15 seconds. With --check it only prints, once, who
# is on the list and who isn't:
#
#   sudo python3 /usr/local/lib/palworld/whitelist.py --check    Linux
#   python C:\ProgramData\palworld\whitelist.py --check          Windows
#
# /etc/palworld-whitelist.txt has one user ID per line. On Windows it is whitelist.txt in this folder. Text
# after # is a note. 17 digits alone are a Steam account.
import re
import sys
import time

from common import clean, here, list_players, on_linux, read_text, rest, say, settings, text

file = f"/etc/{settings['name']}-whitelist.txt" if on_linux else here / "whitelist.txt"
check_only = "--check" in sys.argv
interval = 15


def read_list():
    lines = [re.sub(r"#.*|\s", "", line) for line in read_text(file).splitlines()]
    return {re.sub(r"^(\d{17})$", r"steam_\1", line) for line in lines if line}


# If one player can't be kicked because they have left, the next one is still kicked.
def kick(user):
    try:
        message = text("You are not on the whitelist of this server.")
        rest("kick", {"userid": user, "message": message})
    except OSError as error:
        print(error, flush=True)


def check_players():
    allowed = read_list()
    if not allowed:
        raise ValueError(text("The whitelist is empty, so no players are kicked."))
    for user, name in list_players().items():
        if user not in allowed:
            say("not on the list: %s %s", clean(user), clean(name))
            if not check_only:
                kick(user)
        elif check_only:
            say("on the list: %s %s", clean(user), clean(name))


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
