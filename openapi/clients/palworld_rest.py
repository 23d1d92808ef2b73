"""The REST API of a Palworld dedicated server.

Needs Python 3.8 or later and nothing else. A field with "since" is missing before that version.
"""

import base64
import json
import urllib.error
import urllib.request
from typing import Any, Dict, List, Mapping, Optional, TypedDict, Union

# Keys as in the reply: other versions of the server have others.
Settings = Dict[str, Union[str, int, float, bool, List[str]]]


class Info(TypedDict, total=False):
    version: str
    servername: str
    description: str
    worldguid: str  # since 0.4.15


class Player(TypedDict, total=False):
    name: str
    accountName: str  # since 0.6.8
    playerId: str
    # Starts with steam_, gdk_ or ps5_: what kick, ban and unban expect.
    userId: str
    ip: str  # up to 0.6.8; see iP
    iP: str  # since 1.0
    ping: float
    location_x: float
    location_y: float
    level: int
    building_count: int  # not sent by every server


class Players(TypedDict):
    players: List[Player]


class Metrics(TypedDict, total=False):
    serverfps: int
    currentplayernum: int
    serverframetime: float  # milliseconds
    maxplayernum: int
    uptime: int  # seconds
    days: int  # since 0.4.15
    basecampnum: int  # since 1.0
    serverfpsaverage: float  # since 1.0, not sent by every server


class _ActorKind(TypedDict):
    Type: str
    Class: str


class Actor(_ActorKind, total=False):
    """A character or the Palbox of a base."""

    Name: str  # of a base
    InstanceID: str
    UnitType: str  # Player, OtomoPal, BaseCampPal, WildPal or NPC
    NickName: str
    TrainerInstanceID: str
    TrainerNickName: str
    TrainerClass: str
    userid: str
    ip: str
    level: int
    HP: int
    MaxHP: int
    GuildID: str
    GuildName: str
    Action: str
    AI_Action: str
    LocationX: float
    LocationY: float
    LocationZ: float
    RotationX: float
    RotationY: float
    RotationZ: float
    Stage: str
    IsActive: str  # "true" or "false"


class GameData(TypedDict, total=False):
    """Since 1.0, on a server that was started with -enable-gamedata-api."""

    Time: str
    FPS: float
    AverageFPS: float
    InGameTime: str
    InGameDays: int
    ActorData: List[Actor]


class AnnounceRequest(TypedDict):
    message: str


class UserRequest(TypedDict):
    userid: str


class UserMessageRequest(UserRequest, total=False):
    message: str


class _ShutdownTime(TypedDict):
    waittime: int  # seconds, at least 1


class ShutdownRequest(_ShutdownTime, total=False):
    message: str


class PalworldApiError(Exception):
    """The server answered, but not with 200: 401 is a wrong password, 400 a body it can't read."""

    def __init__(self, status: int, call: str, reply: str) -> None:
        super().__init__(f"{call} answered {status}" + (f": {reply}" if reply else ""))
        self.status = status


class PalworldApi:
    """The calls of a server. Each raises PalworldApiError, or urllib's URLError when nothing answers."""

    def __init__(
        self,
        password: str,
        address: str = "http://localhost:8212",
        timeout: float = 10,
    ) -> None:
        self._address = address.rstrip("/")
        self._timeout = timeout
        token = base64.b64encode(f"admin:{password}".encode()).decode()
        self._headers = {"Authorization": f"Basic {token}", "Accept": "application/json"}

    def _text(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> str:
        headers = dict(self._headers)
        data = None
        if method == "POST":
            # Without a body there would be no length, and the server answers 411.
            data = json.dumps(body).encode() if body is not None else b""
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(
            f"{self._address}/v1/api{path}", data=data, headers=headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return response.read().decode()
        except urllib.error.HTTPError as error:
            reply = error.read().decode(errors="replace")
            raise PalworldApiError(error.code, f"{method} /v1/api{path}", reply) from None

    def _json(self, method: str, path: str) -> Any:
        return json.loads(self._text(method, path))

    def info(self) -> Info:
        """Read the server information."""
        return self._json("GET", "/info")

    def players(self) -> Players:
        """List the players."""
        return self._json("GET", "/players")

    def settings(self) -> Settings:
        """Read the settings in use."""
        return self._json("GET", "/settings")

    def metrics(self) -> Metrics:
        """Read the server metrics."""
        return self._json("GET", "/metrics")

    def game_data(self) -> GameData:
        """Read players, Pals and bases."""
        return self._json("GET", "/game-data")

    def announce(self, body: AnnounceRequest) -> str:
        """Announce a message."""
        return self._text("POST", "/announce", body)

    def kick(self, body: UserMessageRequest) -> str:
        """Kick a player."""
        return self._text("POST", "/kick", body)

    def ban(self, body: UserMessageRequest) -> str:
        """Ban a player."""
        return self._text("POST", "/ban", body)

    def unban(self, body: UserRequest) -> str:
        """Unban a player."""
        return self._text("POST", "/unban", body)

    def save(self) -> str:
        """Save the world."""
        return self._text("POST", "/save")

    def shutdown(self, body: ShutdownRequest) -> str:
        """Shut the server down."""
        return self._text("POST", "/shutdown", body)

    def stop(self) -> str:
        """Stop the server at once."""
        return self._text("POST", "/stop")
