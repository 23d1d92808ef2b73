# Restarts the server, with warnings, when it uses more memory than memory_limit in settings.txt.
# A scheduled task runs it every five minutes.
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

if ($memoryLimit -eq 0) { Fail 'Set memory_limit in %s to a limit in megabytes.' $settingsFile }
$server = @(Get-Server)
if ($server.Count -eq 0) { exit 0 }
$used = [math]::Floor(($server | Measure-Object WorkingSet64 -Sum).Sum / 1MB)
if ($used -lt $memoryLimit) {
  Say 'The server uses %s MB. The limit is %s MB.' $used $memoryLimit
  exit 0
}
# If the limit is below what the world always needs, the script would restart the server again and again.
if ($server[0].StartTime -gt (Get-Date).AddHours(-1)) {
  Fail 'NOT RESTARTED: the server already uses %s MB within an hour of its start, so the limit of %s MB is too low. Raise memory_limit in %s.' $used $memoryLimit $settingsFile
}
Say 'The server uses %s MB, more than the limit of %s MB. It restarts now.' $used $memoryLimit
& "$here\restart.ps1"
exit $LASTEXITCODE
