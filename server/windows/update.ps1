# Looks for a newer build. If there is one, it warns, saves, stops, backs up, updates and starts the server.
# In PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\update.ps1
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

if (-not $steamcmd) { Fail 'Steam updates this server. If SteamCMD should update it, write the path of SteamCMD after steamcmd= in %s.' $settingsFile }
if (-not (Test-Path -LiteralPath $steamcmd)) { Fail 'SteamCMD was not found. Install it, or write its path after steamcmd= in %s.' $settingsFile }
Wait-Turn

$record = "$folder\steamapps\appmanifest_$app.acf"
# Returns the build that Steam delivers now.
function Get-NewestBuild {
  $info = & $steamcmd +login anonymous +app_info_update 1 +app_info_print $app +quit | Out-String
  if ($info -match '"branches"[\s\S]*?"public"\s*\{[^}]*?"buildid"\s+"(\d+)"') { $Matches[1] }
}
function Get-Installed($key) {
  $text = Get-Content -LiteralPath $record -Raw -Encoding UTF8 -ErrorAction SilentlyContinue
  if ($text -match "`"$key`"\s+`"(\d+)`"") { $Matches[1] }
}
# Steam writes a state of 4 when all files of a build are there.
function Test-Whole { (Get-Installed 'StateFlags') -eq '4' }
function Install-Build {
  & $steamcmd +force_install_dir $folder +login anonymous +app_update $app validate +quit | Out-Host
}

$newest = Get-NewestBuild
if (-not (Test-Path -LiteralPath $unfinished)) {
  if (-not $newest) { Fail 'NOT UPDATED: Steam does not say what the newest build is. Nothing was changed. Run the update again later.' }
  if ($newest -eq (Get-Installed 'buildid') -and (Test-Whole)) {
    Say 'There is nothing newer than %s.' $newest
    exit 0
  }
  # A full disk would stop the update half-way.
  $free = [math]::Floor((Get-PSDrive -Name $folder.Substring(0, 1)).Free / 1MB)
  if ($free -lt 6000) { Fail 'NOT UPDATED: only %s MB are free, but 6000 MB are needed. Free disk space, then run the update again.' $free }
  Stop-AndCopy
  Set-Content -LiteralPath $unfinished -Value (Get-Date -Format s)
  # From here on, only the mark keeps the server off.
  if ($wasRunning) { Start-Server }
}

# A second try without Steam's record repairs most failed updates. If that fails too, the server stays off
# until the update is complete, because a mix of two builds could damage the world.
Install-Build
if (-not (Test-Whole) -or ($newest -and (Get-Installed 'buildid') -ne $newest)) {
  if (Test-Path -LiteralPath $record) { Move-Item -LiteralPath $record -Destination "$record.old" -Force }
  Install-Build
  if (-not (Test-Whole)) {
    Fail 'THE UPDATE IS NOT COMPLETE. The server stays off, and the world is untouched. Run the update again. To start the incomplete build anyway, delete %s.' $unfinished
  }
}
Remove-Item -LiteralPath $unfinished
Say 'The update is complete.'
