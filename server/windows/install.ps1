# Copies the files beside it to their places, keeps other accounts out, asks for what is missing, opens the
# game port, registers the tasks you want, and starts the server. In PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File install.ps1         asks before it turns on a job
#   powershell -ExecutionPolicy Bypass -File install.ps1 -All    turns on every job of settings.txt
# Run it again at any time: a settings.txt that you have changed stays as it is unless you agree to replace it.
#Requires -RunAsAdministrator
param([switch]$All)
$ErrorActionPreference = 'Stop'
$source = $PSScriptRoot
# The first questions come before the settings are complete, and need only Get-Text of this file.
. "$source\common.ps1" | Out-Null
$first = Get-Content -LiteralPath "$source\settings.txt" -Encoding UTF8 | Where-Object { $_ -match '^name=([a-z0-9-]+)\s*$' }
$target = "C:\ProgramData\$(($first -split '=')[1].Trim())"
$isNew = -not (Test-Path -LiteralPath "$target\settings.txt")
New-Item -ItemType Directory -Force -Path $target | Out-Null
# The numbers are SYSTEM and Administrators, whose names differ between languages of Windows.
icacls $target /inheritance:r /grant:r "${env:USERNAME}:(OI)(CI)F" '*S-1-5-18:(OI)(CI)F' '*S-1-5-32-544:(OI)(CI)F' | Out-Null
if ($LASTEXITCODE -ne 0) {
  Write-Output "icacls: $LASTEXITCODE"
  exit 1
}
foreach ($file in Get-ChildItem -LiteralPath $source -File) {
  if (@('install.ps1', 'README.md') -contains $file.Name) { continue }
  $to = "$target\$($file.Name)"
  if ($file.Name -eq 'settings.txt') {
    # This is what the last archive contained, so that your own changes can be told from a newer archive.
    $last = "$target\settings.archive.txt"
    $isKnown = (Test-Path -LiteralPath $last) -and (Get-FileHash -LiteralPath $last).Hash -eq (Get-FileHash -LiteralPath $file.FullName).Hash
    Copy-Item -LiteralPath $file.FullName -Destination $last -Force
    if ($isKnown -and -not $isNew) { continue }
  }
  if ($file.Name -eq 'settings.txt' -and -not $isNew) {
    if ((Read-Host (Get-Text '%s differs from the one in this archive. Replace it, and keep yours as %s.old? [y/N]' $to $to)) -notmatch '^[Yy]') { continue }
    Copy-Item -LiteralPath $to -Destination "$to.old" -Force
    $isNew = $true
  }
  Copy-Item -LiteralPath $file.FullName -Destination $to -Force
  Write-Output $to
}

# Writes a value into settings.txt.
function Set-Value($key, $value) {
  $path = Convert-Path -LiteralPath "$target\settings.txt"
  $text = [IO.File]::ReadAllText($path) -replace "(?m)^$key=.*?(?=\r?$)", "$key=$($value.Replace('$', '$$'))"
  [IO.File]::WriteAllText($path, $text, (New-Object Text.UTF8Encoding($true)))
}
if ($isNew) {
  $line = Get-Content -LiteralPath "$target\settings.txt" -Encoding UTF8 | Where-Object { $_ -match '^folder=' }
  $place = ($line -split '=', 2)[1].Trim()
  while (-not $place -or -not (Test-Path -LiteralPath $place)) {
    # Read-Host adds a colon.
    $question = (Get-Text 'There is no server in %s. Type its install folder:' $place) -replace '.$'
    $place = (Read-Host $question).Trim('"', ' ')
    if ($place) { Set-Value folder $place.TrimEnd('\') }
  }
}
. "$target\common.ps1"
if (-not $isReady) { exit 1 }

if ($isNew -and -not $All) {
  if ((Read-Host (Get-Text 'Make backups every %s hours? [Y/n]' $values.backup_hours)) -match '^[Nn]') { Set-Value backup_hours '0' }
  if ($values.restart_at -and (Read-Host (Get-Text 'Restart every night at %s? [Y/n]' $values.restart_at)) -match '^[Nn]') { Set-Value restart_at '' }
  if ($values.update -eq 'auto' -and (Read-Host (Get-Text 'Update the server automatically? [Y/n]')) -match '^[Nn]') { Set-Value update 'manual' }
}

# Copies the password from the settings of the game, or asks for it, and writes it into a file in the closed
# folder.
if ($remote -ne 'none') {
  $ini = "$saved\Config\WindowsServer\PalWorldSettings.ini"
  $text = ''
  if (Test-Path -LiteralPath $ini) { $text = Read-Text $ini }
  $found = ''
  $kept = ''
  if ($text -match '[(,]AdminPassword="([^"\\]*)"') { $found = $Matches[1] }
  if (Test-Path -LiteralPath $passwordFile) { $kept = ((Read-Text $passwordFile) -split '\r?\n')[0] }
  if (-not $found -and -not $kept) { $found = Read-Host 'AdminPassword' }
  if ($found -and $found -ne $kept) {
    Set-Content -LiteralPath $passwordFile -Value $found -Encoding UTF8
    Say 'Written: %s' $passwordFile
  }
  $switch = 'RESTAPIEnabled=True'
  if ($remote -eq 'rcon') { $switch = 'RCONEnabled=True' }
  if (-not $text.Contains($switch) -or $text -notmatch '[(,]AdminPassword="[^"]') {
    Fail 'NOT FINISHED: stop the server, set %s and AdminPassword in %s, and run this again.' $switch $ini
  }
}

Protect-Copies
foreach ($script in 'firewall', 'tasks') {
  powershell -ExecutionPolicy Bypass -File "$target\$script.ps1"
  if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
}
if ($remote -ne 'none') {
  for ($i = 0; $i -lt 90; $i++) {
    try {
      Say 'The server answers. Players online: %s' (Get-PlayerCount)
      Say 'Everything is installed. The settings of the scripts: %s' "$target\settings.txt"
      exit 0
    } catch { Start-Sleep -Seconds 2 }
  }
  Fail 'THE SERVER DOES NOT ANSWER. Look at its log: %s. If the password in %s is not the AdminPassword of the game, delete that file and run this again.' "$target\server.log" $passwordFile
}
Say 'Everything is installed. The settings of the scripts: %s' "$target\settings.txt"
