# Restarts the server: warns the players, saves, then restarts. In PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\restart.ps1
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

Wait-Turn
if (-not (Get-Server)) {
  Say 'The server is not running. There is nothing to restart.'
  exit 0
}
# A server that doesn't answer can't save. In that case nothing changes, and an administrator has to find the
# reason.
try {
  Send-Warnings
  Save-World
} catch {
  Fail 'NOT RESTARTED: the server does not answer or does not save. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.' $passwordFile $port
}
Stop-Server
Start-Server
Say 'Restarted.'
