# Makes a backup of the worlds and the settings, then removes the oldest ones. In PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\backup.ps1
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

Wait-Turn
if (Get-Server) {
  try { Save-World } catch { Say 'The server did not save. The backup contains the last autosave.' }
}
try { New-Copy '' } catch {
  Write-Output "$_"
  Fail 'NO BACKUP WAS MADE. The reason is above. Often the disk is full. All older backups are still there.'
}
# Old backups are deleted only after the new one is complete.
Remove-OldCopies '' $keep
