# What whitelist.py, notify.py and measure.py share: the settings, the messages and the REST API.
# All scripts are plain ASCII, so that every way to the disk and every code page leaves them as they are.
import base64
import json
import locale
import re
import sys
import urllib.request
from pathlib import Path

here = Path(__file__).resolve().parent

# A console or a file in an old code page can't show every name.
for stream in (sys.stdout, sys.stderr):
    if stream:
        stream.reconfigure(errors="replace")


# A text however it was saved: UTF-8 with or without a mark, UTF-16, or the code page of this Windows.
def read_text(name):
    data = (here / name).read_bytes()
    if data.startswith(b"\xff\xfe"):
        return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode(locale.getpreferredencoding(False))


# settings.txt, as the other scripts in this folder read it. Without the file: English, and the usual port.
def read_settings():
    settings = {"language": "en", "remote_port": "8212"}
    if (here / "settings.txt").exists():
        for line in read_text("settings.txt").splitlines():
            match = re.match(r"\s*([a-z_]+)\s*=\s*(.*?)\s*$", line)
            if match:
                settings[match[1]] = match[2]
    return settings


# English is in the scripts. messages.LANGUAGE.txt holds pairs of lines: an English sentence, then
# "= " and its translation. Each %s is a value.
def read_messages(name):
    messages, english = {}, ""
    if (here / name).exists():
        for line in read_text(name).splitlines():
            if line.startswith("= "):
                messages[english] = line[2:]
            else:
                english = line
    return messages


settings = read_settings()
messages = read_messages(f"messages.{settings['language']}.txt")


def text(sentence, *values):
    parts = messages.get(sentence, sentence).split("%s")
    return parts[0] + "".join(str(value) + part for value, part in zip(values, parts[1:]))


def say(sentence, *values):
    print(text(sentence, *values), flush=True)


# One call of the REST API. The password comes from its file, never from the command line.
def rest(operation, body=None):
    password = read_text("admin-password.txt").rstrip("\r\n")
    login = base64.b64encode(f"admin:{password}".encode()).decode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{settings['remote_port']}/v1/api/{operation}",
        None if body is None else json.dumps(body).encode(),
        {"Authorization": f"Basic {login}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        return response.read()


# User ID and name of each player who has finished joining.
def list_players():
    players = json.loads(rest("players"))["players"]
    players = [{key.lower(): value for key, value in player.items()} for player in players]
    return {
        player["userid"]: player["name"]
        for player in players
        if player.get("userid") and player.get("playerid") != "None"
    }
