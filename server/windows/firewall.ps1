# Opens the game port, and closes the port through which the server is administered. Run it once, in
# PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\firewall.ps1
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

# "Allow" in the prompt of Windows opens every port of the program, including REST and RCON, so such rules are
# removed.
$programs = (Get-Program), "$folder\PalServer.exe"
foreach ($filter in Get-NetFirewallApplicationFilter) {
  # A rule may contain %SystemDrive%, or the path in other upper and lower case.
  if ($programs -notcontains [Environment]::ExpandEnvironmentVariables($filter.Program)) { continue }
  foreach ($rule in @(Get-NetFirewallRule -AssociatedNetFirewallApplicationFilter $filter)) {
    if ("$($rule.Direction)" -eq 'Inbound') { Remove-NetFirewallRule -Name $rule.Name }
  }
}
foreach ($old in "$name game port", "$name administration", 'Palworld server') {
  Remove-NetFirewallRule -DisplayName $old -ErrorAction SilentlyContinue
}
$open = @{ DisplayName = "$name game port"; Protocol = 'UDP'; LocalPort = $values.game_port; Action = 'Allow' }
New-NetFirewallRule -Direction Inbound @open | Out-Null
# A rule that blocks overrides every rule that allows. It doesn't affect calls from this machine itself.
$closed = @{ DisplayName = "$name administration"; Protocol = 'TCP'; LocalPort = $port; Action = 'Block' }
New-NetFirewallRule -Direction Inbound @closed | Out-Null

$off = @(Get-NetFirewallProfile | Where-Object { "$($_.Enabled)" -ne 'True' })
if ($off.Count -gt 0) {
  Fail 'THE FIREWALL IS OFF for these networks: %s. On such a network, every port of this machine can be reached. Turn the firewall on.' ($off.Name -join ', ')
}
Say 'The firewall opens UDP port %s for players, and blocks TCP port %s for other machines.' $values.game_port $port
