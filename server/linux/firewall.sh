#!/bin/bash
# Closes every port of the machine but two: SSH, through which you are connected, and the game port.
# REST, RCON and the query can then be reached from this machine alone. Run it once:
#   sudo /usr/local/lib/palworld/firewall.sh
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

# The ports on which SSH listens, and the one of this connection: without them you would lock yourself out.
ssh_ports() {
  local ports
  ports=$(
    sshd -T 2>/dev/null | awk '$1 == "port" {print $2}' || true
    [ -z "${SSH_CONNECTION-}" ] || echo "${SSH_CONNECTION##* }"
  )
  printf '%s\n' "${ports:-22}" | sort -nu
}

case $firewall in
  ufw)
    for port in $(ssh_ports); do ufw allow "$port/tcp" comment SSH; done
    ufw allow "$game_port/udp" comment "$name"
    ufw default deny incoming
    ufw --force enable
    list=$(ufw status verbose)
    grep -q '^Status: active' <<<"$list" && grep -q '^Default: deny (incoming)' <<<"$list" && is_on=yes
    ;;
  firewalld)
    systemctl enable --now firewalld
    for port in $(ssh_ports); do firewall-cmd --permanent --add-port="$port/tcp"; done
    firewall-cmd --permanent --add-port="$game_port/udp"
    firewall-cmd --reload
    list=$(firewall-cmd --list-all)
    [ "$(firewall-cmd --state)" = running ] && ! grep -q 'target: ACCEPT' <<<"$list" && is_on=yes
    ;;
  none) fail 'firewall=none in %s: nothing was changed. Write ufw or firewalld.' "$conf" ;;
esac
printf '%s\n' "$list"
[ "${is_on-no}" = yes ] || fail 'THE FIREWALL IS OFF. Every port of this machine can be reached from outside. Turn it on.'
if [ "$remote" != none ] && grep -Eq "(^|[ ,])$remote_port(/tcp)?( |,|$)" <<<"$list"; then
  fail 'AN OLDER RULE OPENS PORT %s, through which the server is administered. Delete that rule.' "$remote_port"
fi
say 'The firewall is on. UDP port %s is open for players. Apart from the list above, all ports are closed.' "$game_port"
