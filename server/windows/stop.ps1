# Stops the server without losing anything, and keeps it off. To start it again, delete stopped.txt.
# In PowerShell as administrator; -Warn warns the players first:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\stop.ps1 -Warn
param([switch]$Warn)
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

if (Get-Server) {
  if ($Warn) { try { Send-Warnings } catch { Say 'The server did not accept the warning. The stop continues.' } }
  try { Save-World } catch {
    Say 'The server did not save. Progress since the last autosave may be lost.'
  }
}
Stop-Server $true
Say 'The server has stopped and stays off. To start it again, delete %s' $hold
