# {{common.players}}
def list_players():
    players = json.loads(rest("players"))["players"]
    players = [{key.lower(): value for key, value in player.items()} for player in players]
    return {
        player["userid"]: player["name"]
        for player in players
        if player.get("userid") and player.get("playerid") != "None"
    }
