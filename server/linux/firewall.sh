#!/bin/bash
# Closes every port of the machine but two: SSH, through which you are connected, and the game port. Only this
# machine can then reach REST, RCON and the query port. Run it once:
#   sudo /usr/local/lib/palworld/firewall.sh
#   sudo /usr/local/lib/palworld/firewall.sh 2222    when SSH's port isn't found, or another one is needed, too
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

# Without the ports of SSH you would lock yourself out. They are the given one, those on which it listens, and
# that of your connection. sudo hides the last, so the sockets are asked. Tunnels don't count.
ssh_ports() {
  local open
  open=$(ss -Htlnp | awk '$4 !~ /^(127\.|\[::1\])/ {sub(/.*:/, "", $4); print $4, $6}') || true
  {
    printf '%s\n' "$@"
    grep -E '"(sshd|dropbear|tinysshd)"' <<<"$open" || true
    ss -Htnp state established | awk '/"(sshd|sshd-session|dropbear|tinysshd)"/ {sub(/.*:/, "", $3); print $3}' |
      grep -xFf <(cut -d' ' -f1 <<<"$open") || true
    sshd -T 2>/dev/null | awk '$1 == "port" {print $2}' || true
  } | grep -o '^[0-9]\+' | sort -nu
}

# opens_ufw PORT prints the rules in `ufw status verbose` that open a TCP port to others. The first rule that
# matches every address decides, for IPv4 and for IPv6.
opens_ufw() {
  awk -v port="$1" '
    function covers(list, parts, ends, i) {
      for (i = split(list, parts, ","); i > 0; i--) {
        if (split(parts[i], ends, ":") == 1) ends[2] = ends[1]
        if (ends[1] + 0 <= port + 0 && port + 0 <= ends[2] + 0) return 1
      }
      return 0
    }
    match($0, / (ALLOW|LIMIT|DENY|REJECT) IN( |$)/) {
      to = substr($0, 1, RSTART)
      action = substr($0, RSTART + 1, 5)
      from = substr($0, RSTART + RLENGTH)
      sub(/#.*/, "", from)
      family = (to from) ~ /\(v6\)|:[0-9a-f]*:/ ? 6 : 4
      # The rule names an application, whose name may contain "(v6)".
      while (gsub(/\([^()]*\)/, "", to)) continue
      gsub(/\([^()]*\)/, "", from)
      if (to ~ / on lo *$/ || to ~ /^(127\.|::1)/ || from ~ /^ *(127\.|::1)/) next
      some = to ~ / on / || from !~ /^ *Anywhere(\/tcp)? *$/
      sub(/ on .*/, "", to)
      n = split(to, words, " ")
      protocol = "tcp"
      if (match(words[n], /\/[a-z]+$/)) {
        protocol = substr(words[n], RSTART + 1)
        words[n] = substr(words[n], 1, RSTART - 1)
      }
      if (words[n] ~ /^[0-9]+(:[0-9]+)?(,[0-9]+(:[0-9]+)?)*$/) {
        if (!covers(words[n])) next
        if (n == 1) words[1] = "Anywhere"
      }
      if (protocol != "tcp" || closed[family]) next
      if (action ~ /ALLOW|LIMIT/) print
      else closed[family] = !some && words[1] == "Anywhere"
    }'
}

# opens_firewalld PORT does the same for firewalld, in every zone that has an interface or a source.
opens_firewalld() {
  local zone service ports
  for zone in $({
    firewall-cmd --get-default-zone
    firewall-cmd --get-active-zones | grep -o '^[^ ]\+'
  } | sort -u); do
    # Docker puts what it runs on this machine into a separate zone.
    [ "$zone" != docker ] || continue
    ports=$(firewall-cmd --zone="$zone" --list-ports)
    for service in $(firewall-cmd --zone="$zone" --list-services); do
      ports+=" $(firewall-cmd --permanent --service="$service" --get-ports || true)"
    done
    tr ' ' '\n' <<<"$ports" | awk -v port="$1" -v zone="$zone" -F'[-/]' '
      $NF == "tcp" && $1 + 0 <= port + 0 && port + 0 <= $(NF - 1) + 0 {print zone ": " $0}'
    firewall-cmd --zone="$zone" --list-all | awk -v port="$1" -v zone="$zone" '
      /^ *target: ACCEPT/ || /^ *protocols:.* tcp( |$)/ || $0 ~ "to-?port=\"?" port "([\":]|$)" {print zone ": " $0}
      /rule .* accept/ {
        low = 0; high = 65535
        if (match($0, / port port="[0-9-]+"/)) {
          split(substr($0, RSTART + 12, RLENGTH - 13), ends, "-")
          low = ends[1]; high = ends[2] == "" ? low : ends[2]
        } else if (/service name=|icmp-|protocol value="[^t]/) next
        if (low + 0 <= port + 0 && port + 0 <= high + 0 && !/protocol="(udp|sctp|dccp)"/) print zone ": " $0
      }'
  done
}

[ "$firewall" != none ] || fail 'Nothing was changed, because %s has firewall=none. Write ufw or firewalld there.' "$conf"
[[ ${1-22} =~ ^[1-9][0-9]{0,4}$ ]] || fail 'Write the port of SSH as a number, for example: sudo %s 2222' "$0"
ports=$(ssh_ports "$@") ||
  fail 'The port of SSH was not found. Nothing was changed. Run this again with the port through which you are connected, for example 22: sudo %s 22' "$0"
case $firewall in
  ufw)
    for port in $ports; do ufw allow "$port/tcp" comment SSH; done
    ufw allow "$game_port/udp" comment "$name"
    ufw default deny incoming
    ufw --force enable
    list=$(ufw status verbose)
    grep -q '^Status: active' <<<"$list" && grep -Eq '^Default: (deny|reject) \(incoming\)' <<<"$list" && is_on=yes
    ;;
  firewalld)
    systemctl enable --now firewalld
    for port in $ports; do firewall-cmd --permanent --add-port="$port/tcp"; done
    firewall-cmd --permanent --add-port="$game_port/udp"
    firewall-cmd --reload
    list=$(firewall-cmd --list-all)
    [ "$(firewall-cmd --state)" = running ] && is_on=yes
    ;;
esac
printf '%s\n' "$list"
[ "${is_on-no}" = yes ] || fail 'THE FIREWALL IS OFF. Every port of this machine can be reached from outside. Turn it on.'
if [ "$remote" != none ]; then
  opening=$(if [ "$firewall" = ufw ]; then opens_ufw "$remote_port" <<<"$list"; else opens_firewalld "$remote_port"; fi)
  [ -z "$opening" ] ||
    fail 'AN OLDER RULE OPENS PORT %s, through which the server is administered. Delete that rule: %s' "$remote_port" "$opening"
fi
say 'The firewall is on. UDP port %s is open for players. Apart from the list above, all ports are closed.' "$game_port"
