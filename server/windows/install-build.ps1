# Installs one build and nothing newer. Steam gives older builds only to an account that owns the game, so you
# sign in. The manifest is that of settings.txt unless you name another one.
# In PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\install-build.ps1 STEAM_ACCOUNT MANIFEST
param([string]$account, [string]$manifest)
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

$depot = 2394011
if (-not $manifest) { $manifest = $values.manifest }
if (-not $account) { Fail 'Add the name of a Steam account that owns the game to the command.' }
if ($manifest -notmatch '^\d{15,20}$') { Fail 'Add the manifest of the build in depot %s to the command, or write it after manifest= in %s.' $depot $settingsFile }
if (-not $steamcmd -or -not (Test-Path -LiteralPath $steamcmd)) {
  Fail 'SteamCMD was not found. Install it, or write its path after steamcmd= in %s.' $settingsFile
}
Wait-Turn

# Steam puts the build into a separate folder. SteamCMD asks for the password of the account and for Steam Guard.
& $steamcmd +login $account +download_depot $app $depot $manifest +quit | Out-Host
$content = Join-Path (Split-Path $steamcmd) "steamapps\content\app_$app\depot_$depot"
if (-not (Test-Path -LiteralPath "$content\PalServer.exe")) { Fail 'Steam delivered no complete build. Nothing was changed. Run this again.' }
if (Test-Path -LiteralPath "$content\Pal\Saved") {
  Fail 'The download contains the folder %s, which would overwrite your world. Nothing was changed. Move that folder elsewhere, then run this again.' "$content\Pal\Saved"
}

# If an earlier try ended half-way, the world is already backed up and the server is off.
if (-not (Test-Path -LiteralPath $unfinished)) {
  Stop-AndCopy
  Set-Content -LiteralPath $unfinished -Value (Get-Date -Format s)
  # From here on, only the mark keeps the server off.
  if ($wasRunning) { Start-Server }
}
robocopy $content $folder /E /R:5 /W:2 /NFL /NDL /NJH | Out-Host
if ($LASTEXITCODE -ge 8) {
  Fail 'THE BUILD IS NOT COMPLETE. The server stays off, and the world is untouched. Run this again.'
}
Remove-Item -LiteralPath $unfinished
Say 'The build is installed.'
exit 0
