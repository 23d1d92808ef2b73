# {{common.players}}
list_players() {
  jq -r '.players[] | with_entries(.key |= ascii_downcase)
    | select((.userid // "") != "" and .playerid != "None")
    | [.userid, .name] | @tsv'
}
