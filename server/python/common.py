# whitelist.py, notify.py and measure.py share this on Linux and Windows: the settings, the messages and the
# REST API. All scripts contain only ASCII, so that no editor or code page changes them.
import base64
import http.client
import json
import locale
import os
import re
import sys
import unicodedata
import urllib.request
from pathlib import Path

here = Path(__file__).resolve().parent
# This is the settings file of Linux. On Windows it is settings.txt.
conf = here / "palworld.conf"
on_linux = conf.exists()

# A console or a file in an old code page can't show every name.
for stream in (sys.stdout, sys.stderr):
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


# Reads a text in any encoding: UTF-8 with or without a mark, UTF-16, or the code page of this Windows.
def read_text(file):
    data = Path(file).read_bytes()
    if data.startswith(b"\xff\xfe"):
        return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode(locale.getpreferredencoding(False))


# Reads the settings file as the other scripts in this folder do. On Windows it may be missing, which means
# English and the usual port.
def read_settings():
    settings = {"name": here.name, "language": "en"}
    file = conf if on_linux else here / "settings.txt"
    if file.exists():
        for line in read_text(file).splitlines():
            match = re.match(r"\s*([a-z_]+)\s*=\s*(.*?)\s*$", line)
            if match:
                settings[match.group(1)] = match.group(2)
    return settings


# The scripts contain the English messages. messages.LANGUAGE.txt contains pairs of lines, an English sentence
# and "= " with its translation. Each %s is a value.
def read_messages(file):
    messages, english = {}, ""
    if file.exists():
        for line in read_text(file).splitlines():
            if line.startswith("= "):
                messages[english] = line[2:]
            else:
                english = line
    return messages


settings = read_settings()
messages = read_messages(here / f"messages.{settings['language']}.txt")


def text(sentence, *values):
    parts = messages.get(sentence, sentence).split("%s")
    return parts[0] + "".join(str(value) + part for value, part in zip(values, parts[1:]))


def say(sentence, *values):
    print(text(sentence, *values), flush=True)


# Cleans what others wrote, such as a player's name. It removes characters that control a terminal or turn the
# direction of the text, and shortens it to the length of a name.
def clean(value):
    kept = (char for char in str(value) if unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    return "".join(kept)[:64].strip() or "?"


# Reads a file with a secret, admin-password or discord-webhook. If a unit has LoadCredential, systemd names
# the folder.
def secret(name):
    if not on_linux:
        file = here / f"{name}.txt"
    elif name == "admin-password" and settings.get("password_file"):
        file = settings["password_file"]
    else:
        folder = os.environ.get("CREDENTIALS_DIRECTORY") or f"/etc/{settings['name']}"
        file = Path(folder) / name
    return read_text(file).strip("\r\n")


# With Docker, compose.yaml publishes only one port for this machine alone, that of the REST API.
def rest_port():
    port = settings.get("remote_port")
    if not port and settings.get("kind") == "docker":
        found = re.search(r"127\.0\.0\.1:(\d+):", read_text(Path(settings["folder"]) / "compose.yaml"))
        port = found and found.group(1)
    return port or "8212"


# A proxy would see the password, so none is used.
direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


# Calls the REST API once. The password comes from its file, never from the command line. Raises OSError or
# ValueError when there is no valid answer.
def rest(operation, body=None):
    login = base64.b64encode(f"admin:{secret('admin-password')}".encode()).decode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{rest_port()}/v1/api/{operation}",
        None if body is None else json.dumps(body).encode(),
        {"Authorization": f"Basic {login}", "Content-Type": "application/json"},
    )
    try:
        with direct.open(request, timeout=10) as response:
            return response.read()
    except http.client.HTTPException as error:
        raise OSError(f"{type(error).__name__}: {error}")


# Reads a reply as a table, because older versions write the names in another way.
def lower_names(reply):
    if not isinstance(reply, dict):
        raise ValueError("The reply of the server is not a JSON object.")
    return {key.lower(): value for key, value in reply.items()}


# Yields the user ID and name of each player who has finished joining. The player chose the name, so clean it.
def list_players():
    players = map(lower_names, lower_names(json.loads(rest("players"))).get("players") or [])
    return {
        str(player["userid"]): player.get("name") or ""
        for player in players
        if player.get("userid") and player.get("playerid") != "None"
    }
