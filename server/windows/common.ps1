# The scripts in this folder share this: the settings, the messages, and the world on the disk. All scripts
# contain only ASCII, so that no editor or code page changes them.
$ErrorActionPreference = 'Stop'
# Fail ends only this file while it is being read. So the other scripts check $isReady after they have read
# it.
$isReady = $false
$here = $PSScriptRoot
$settingsFile = "$here\settings.txt"

# --- Messages -----------------------------------------------------------------------------------

# Reads a text in any encoding: UTF-8 with or without a mark, UTF-16, or the code page of this Windows.
function Read-Text($path) {
  $bytes = [IO.File]::ReadAllBytes((Convert-Path -LiteralPath $path))
  if ($bytes.Length -ge 2 -and $bytes[0] -eq 0xFF -and $bytes[1] -eq 0xFE) {
    return [Text.Encoding]::Unicode.GetString($bytes, 2, $bytes.Length - 2)
  }
  $utf8 = New-Object Text.UTF8Encoding($false, $true)
  try {
    $text = $utf8.GetString($bytes)
  } catch {
    $page = [Globalization.CultureInfo]::CurrentCulture.TextInfo.ANSICodePage
    $text = [Text.Encoding]::GetEncoding($page).GetString($bytes)
  }
  $text.TrimStart([char]0xFEFF)
}

# The scripts contain the English messages. messages.LANGUAGE.txt contains pairs of lines, an English sentence
# and "= " with its translation. Each %s is a value.
$translated = @{}
function Read-Messages($path) {
  $english = ''
  foreach ($line in ((Read-Text $path) -split '\r?\n')) {
    if ($line.StartsWith('= ')) { $translated[$english] = $line.Substring(2) } else { $english = $line }
  }
}

# Get-Text SENTENCE VALUE... returns the sentence in the language of the settings, with its values.
function Get-Text($sentence) {
  $rest = $sentence
  if ($translated.ContainsKey($sentence)) { $rest = $translated[$sentence] }
  $done = ''
  foreach ($value in $args) {
    $at = $rest.IndexOf('%s')
    if ($at -lt 0) { break }
    $done += $rest.Substring(0, $at) + $value
    $rest = $rest.Substring($at + 2)
  }
  $done + $rest
}
# Returns the time for a name. Other formats use the calendar of this Windows, which can be the Japanese one with
# years such as 08.
function Get-Stamp { (Get-Date -Format s) -replace ':' -replace 'T', '_' }
function Say { Write-Output "$(Get-Date -Format s) $(Get-Text @args)" }
function Fail {
  Say @args
  exit 1
}

# --- Settings -----------------------------------------------------------------------------------

# These values apply to settings that settings.txt doesn't have.
$values = @{
  name = Split-Path -Leaf $here
  language = 'en'
  folder = ''
  backups = ''
  keep = '28'
  game_port = '8211'
  players = '32'
  query_port = '27015'
  listed = 'no'
  arguments = ''
  remote = 'rest'
  remote_port = '8212'
  warnings = '10 5 3 1'
  restart_at = ''
  backup_hours = '6'
  update = 'manual'
  memory_limit = '0'
  steamcmd = 'C:\steamcmd\steamcmd.exe'
  manifest = ''
}
if (-not (Test-Path -LiteralPath $settingsFile)) { Fail 'The settings file %s is missing. Download it from the guide, and save it there.' $settingsFile }
$lines = (Read-Text $settingsFile) -split '\r?\n'
# The language comes first, because messages about the other settings are in it.
foreach ($line in $lines) {
  if ($line -match '^\s*language\s*=\s*([a-z]+)\s*$') { $values.language = $Matches[1] }
}
$messages = "$here\messages.$($values.language).txt"
if (Test-Path -LiteralPath $messages) { Read-Messages $messages }
$number = 0
foreach ($line in $lines) {
  $number++
  if ($line -match '^\s*(#|$)') { continue }
  if ($line -notmatch '^\s*([a-z_]+)\s*=\s*(.*?)\s*$') {
    Fail 'Line %s of %s is not of the form name=value.' $number $settingsFile
  }
  if (-not $values.ContainsKey($Matches[1])) {
    Fail 'Line %s of %s: there is no setting "%s".' $number $settingsFile $Matches[1]
  }
  $values[$Matches[1]] = $Matches[2]
}
if ($values.language -ne 'en' -and -not (Test-Path -LiteralPath $messages)) {
  Fail 'The file %s is missing. It is needed for language=%s. Download it from the guide.' $messages $values.language
}

# Stops with the sentence if the value of a setting doesn't match the pattern.
function Test-Setting($key, $pattern, $sentence) {
  if ($values[$key] -notmatch "^(?:$pattern)$") {
    Fail '%s, %s=%s: %s' $settingsFile $key $values[$key] (Get-Text $sentence)
  }
}
$portText = 'Write a port number.'
Test-Setting name '[a-z][a-z0-9-]{0,30}' 'Use lower-case letters, digits and hyphens, starting with a letter.'
foreach ($key in 'folder', 'backups') {
  Test-Setting $key '[A-Za-z]:\\[^"*?<>|:/]*[^"*?<>|:/\\]' 'Write a full path such as C:\palserver, without a backslash at the end.'
  if ("$($values[$key])\" -match '^.:\\(Windows\\.*|(Program Files( \(x86\))?|ProgramData|Users|Users\\[^\\]+)\\)$|\\\.\.\\') {
    Fail '%s, %s=%s: %s' $settingsFile $key $values[$key] (Get-Text 'This folder belongs to the system or to a whole account. Choose a separate folder for the server.')
  }
}
if ("$($values.backups)\".StartsWith("$($values.folder)\", [StringComparison]::OrdinalIgnoreCase)) {
  Fail '%s, %s=%s: %s' $settingsFile backups $values.backups (Get-Text 'Choose a folder outside the install folder.')
}
Test-Setting keep '[1-9][0-9]{0,2}|1000' 'Write a whole number from 1 to 1000. Put comments on separate lines.'
foreach ($key in 'game_port', 'query_port', 'remote_port') { Test-Setting $key '[1-9][0-9]{2,4}' $portText }
Test-Setting players '[1-9]|[12][0-9]|3[0-2]' 'Write a whole number from 1 to 32.'
Test-Setting listed 'yes|no' 'Write yes or no.'
Test-Setting remote 'rest|rcon|none' 'Write rest, rcon or none.'
Test-Setting warnings '([0-9]+( +[0-9]+)*)?' 'Write minutes with spaces between them, for example 10 5 3 1, or nothing.'
Test-Setting restart_at '(([01][0-9]|2[0-3]):[0-5][0-9])?' 'Write a time such as 05:00, or nothing.'
Test-Setting backup_hours '0|1|2|3|4|6|8|12|24' 'Write 1, 2, 3, 4, 6, 8, 12 or 24 hours, or 0 for never.'
Test-Setting update 'auto|manual' 'Write auto or manual.'
Test-Setting memory_limit '[0-9]{1,7}' 'Write a number of megabytes, or 0.'

$name = $values.name
$folder = $values.folder
$backups = $values.backups
$keep = [int]$values.keep
$remote = $values.remote
$port = [int]$values.remote_port
$memoryLimit = [int]$values.memory_limit
$steamcmd = $values.steamcmd
$app = 2394010
[int[]]$warnings = @($values.warnings -split ' +' | Where-Object { $_ })
for ($i = 1; $i -lt $warnings.Count; $i++) {
  if ($warnings[$i] -ge $warnings[$i - 1]) {
    Fail '%s, %s=%s: %s' $settingsFile warnings $values.warnings (Get-Text 'Write the minutes from the largest to the smallest.')
  }
}
if (-not (Test-Path -LiteralPath $folder)) { Fail 'The folder %s does not exist. Correct folder= in %s.' $folder $settingsFile }
$saved = "$folder\Pal\Saved"
$passwordFile = "$here\admin-password.txt"
# While one of these files exists, the server isn't started, because an administrator has stopped it or an
# update isn't complete.
$hold = "$here\stopped.txt"
$unfinished = "$here\update-unfinished.txt"

# --- The server ---------------------------------------------------------------------------------

# This is the program behind PalServer.exe, which had another name before 0.2.0.6.
function Get-Program {
  $binaries = "$folder\Pal\Binaries\Win64"
  if (Test-Path -LiteralPath "$binaries\PalServer-Win64-Test-Cmd.exe") { return "$binaries\PalServer-Win64-Test-Cmd.exe" }
  "$binaries\PalServer-Win64-Shipping-Cmd.exe"
}
function Get-Server {
  $program = Get-Program
  $process = (Split-Path -Leaf $program) -replace '\.exe$'
  Get-Process -Name $process -ErrorAction SilentlyContinue | Where-Object { $_.Path -eq $program }
}

# Deletes the file that keeps the server off. server.ps1 looks for it every 15 seconds.
function Start-Server { Remove-Item -LiteralPath $hold -ErrorAction SilentlyContinue }

# Asks for a shutdown, and waits until the server has ended. Without REST and RCON, Windows ends the process,
# which doesn't save. $staysOff tells whether the server is to stay off if it takes longer.
function Stop-Server($staysOff = $false) {
  # The file says who stopped the server, because Repair-Job starts it again after an interrupted job.
  if ($staysOff) { Set-Content -LiteralPath $hold -Value 'administrator' }
  elseif (-not (Test-Path -LiteralPath $hold)) { Set-Content -LiteralPath $hold -Value 'job' }
  if (-not (Get-Server)) { return }
  if ($remote -eq 'none') {
    Get-Server | Stop-Process -Force
  } else {
    try { Stop-Remote } catch {
      Start-Server
      Fail 'The server did not accept the shutdown, so it still runs. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.' $passwordFile $port
    }
  }
  for ($i = 0; $i -lt 240 -and (Get-Server); $i++) { Start-Sleep -Seconds 1 }
  if (-not (Get-Server)) { return }
  if ($staysOff) { Fail 'The server is still running after four minutes. When it ends, it stays off.' }
  # The server accepted the shutdown and can end at any moment. The task then starts it again.
  Start-Server
  Fail 'The server is still running after four minutes. Nothing was changed. When it ends, it starts again.'
}

# After an interrupted job, this puts the world back and lets the server start. Only the job whose turn it is
# calls this.
function Repair-Job {
  # A restore has unpacked these. A person's own folder may have such a name, but without the time.
  $half = @(Get-ChildItem -LiteralPath "$folder\Pal" -Directory -ErrorAction SilentlyContinue |
    Where-Object { $_.Name -match '^Saved\.new-\d{4}-\d\d-\d\d_\d{6}$' })
  if ($half.Count -gt 0 -and -not (Test-Path -LiteralPath $saved)) {
    $old = Get-ChildItem -LiteralPath "$folder\Pal" -Directory -Filter 'Saved.before-restore-*' | Sort-Object Name | Select-Object -Last 1
    if ($old) {
      Move-Item -LiteralPath $old.FullName -Destination $saved
      Say 'An earlier restore was interrupted. The old world is back in its place.'
    }
  }
  if ((Test-Path -LiteralPath $hold) -and (Read-Text $hold).Trim() -eq 'job') { Start-Server }
  $half | Remove-Item -Recurse -Force -ErrorAction SilentlyContinue
}

# Backup, restart, update and restore wait for each other, so only one runs at a time. A process keeps the
# file open until it ends, however it ends. Every account that may use the folder can wait, in an elevated
# window or not.
function Wait-Turn {
  $file = Join-Path (Convert-Path -LiteralPath $here) turn.lock
  $script:turn = $null
  for ($i = 0; $i -lt 3600 -and -not $turn; $i++) {
    try { $script:turn = [IO.File]::Open($file, 'OpenOrCreate', 'ReadWrite', 'None') } catch [IO.IOException] {
      if ($i -eq 0) { Say 'Another job is running. This one waits up to an hour for it to end.' }
      Start-Sleep -Seconds 1
    }
  }
  if ($turn) {
    Repair-Job
    return
  }
  Fail 'Another job has been running for an hour. Nothing was done. When it has ended, run this one again.'
}

# These files define Save-Remote, Send-Warning MINUTES, Stop-Remote and Get-PlayerCount.
if ($remote -ne 'none') { . "$here\$remote.ps1" }

# Returns a text that changes with every file of the worlds, except those in folders named backup.
function Get-WorldState {
  $files = Get-ChildItem -LiteralPath "$saved\SaveGames" -Recurse -File -ErrorAction SilentlyContinue |
    Where-Object { $_.FullName -notmatch '\\backup\\' }
  ($files | ForEach-Object { "$($_.FullName) $($_.Length) $($_.LastWriteTimeUtc.Ticks)" } | Sort-Object) -join '|'
}

# The server answers a save before it has written the files, so this waits until they have changed, and then
# not for three seconds. Without REST and RCON, nothing can save.
function Save-World {
  if ($remote -eq 'none') { return }
  $before = Get-WorldState
  $last = $before
  $calm = 0
  Save-Remote
  for ($i = 0; $i -lt 60; $i++) {
    Start-Sleep -Seconds 1
    $now = Get-WorldState
    if ($now -ne $before -and $now -eq $last) { $calm++ } else { $calm = 0 }
    if ($calm -ge 3) { return }
    $last = $now
  }
  Say 'The save may have failed, because no file of the world changed within a minute. The job continues.'
}

# Announces the stop several times, and waits, unless the server is empty.
function Send-Warnings {
  if ($remote -eq 'none' -or $warnings.Count -eq 0) { return }
  $count = -1
  try { $count = Get-PlayerCount } catch { Write-Output "$_" }
  if ($count -eq 0) {
    Say 'The server is empty, so no warning is sent.'
    return
  }
  for ($i = 0; $i -lt $warnings.Count; $i++) {
    Send-Warning $warnings[$i]
    $next = 0
    if ($i + 1 -lt $warnings.Count) { $next = $warnings[$i + 1] }
    Start-Sleep -Seconds (($warnings[$i] - $next) * 60)
  }
}

# --- Copies -------------------------------------------------------------------------------------

# The settings in a backup contain the passwords, so only this account, Windows and its administrators can
# read the folder. The numbers are SYSTEM and Administrators, whose names differ between languages of Windows.
function Protect-Copies {
  New-Item -ItemType Directory -Force -Path $backups | Out-Null
  icacls $backups /inheritance:r /grant:r "${env:USERNAME}:(OI)(CI)F" '*S-1-5-18:(OI)(CI)F' '*S-1-5-32-544:(OI)(CI)F' | Out-Null
  if ($LASTEXITCODE -ne 0) { Say 'OTHER ACCOUNTS CAN READ %s, because its disk or network folder cannot store permissions. To protect the passwords in the backups, write another folder after backups= in %s.' $backups $settingsFile }
}

# New-Copy LABEL packs all files of one moment. If the server has saved meanwhile, it copies them again. An
# incomplete backup never gets the name of a complete one.
function New-Copy($label) {
  if (-not (Test-Path -LiteralPath "$saved\SaveGames")) {
    throw (Get-Text 'There is no SaveGames folder in %s. Check folder= in %s. If it is right, start the server once.' $saved $settingsFile)
  }
  Protect-Copies
  $archive = "$backups\$name-$(Get-Stamp)$label.zip"
  $work = "$archive.partial"
  # Removes what an interrupted job left.
  $half = "^$([regex]::Escape($name))-\d{4}-\d\d-\d\d_\d{6}.*\.zip\.partial$"
  Get-ChildItem -LiteralPath $backups -Directory | Where-Object { $_.Name -match $half } | Remove-Item -Recurse -Force
  New-Item -ItemType Directory -Force -Path $work | Out-Null
  try {
    for ($try = 1; $try -le 5; $try++) {
      $before = Get-WorldState
      robocopy $saved "$work\Saved" /MIR /XD backup /R:5 /W:2 /NFL /NDL /NJH /NJS | Out-Null
      # A code of 8 or more is an error of robocopy.
      if ($LASTEXITCODE -ge 8) { throw "robocopy: $LASTEXITCODE" }
      if ((Get-WorldState) -eq $before) { break }
      if ($try -eq 5) { Say 'The server saved during all five tries, so this backup may mix two saves. Make another one.' }
      Start-Sleep -Seconds 5
    }
    # tar gets no path, because it may not know the letters of one.
    Push-Location -LiteralPath $work
    try {
      tar.exe -a -c -f copy.zip Saved
      if ($LASTEXITCODE -ne 0) { throw "tar: $LASTEXITCODE" }
      tar.exe -t -f copy.zip | Out-Null
      if ($LASTEXITCODE -ne 0) { throw "tar: $LASTEXITCODE" }
    } finally {
      Pop-Location
    }
    Move-Item -LiteralPath "$work\copy.zip" -Destination $archive
    Say 'Backup made: %s' $archive
  } finally {
    Remove-Item -LiteralPath $work -Recurse -Force -ErrorAction SilentlyContinue
  }
}

# Remove-OldCopies LABEL NUMBER deletes only files that New-Copy has named, and keeps the newest.
function Remove-OldCopies($label, $count) {
  $pattern = "^$([regex]::Escape($name))-\d{4}-\d\d-\d\d_\d{6}$label\.zip$"
  Get-ChildItem -LiteralPath $backups -File | Where-Object { $_.Name -match $pattern } |
    Sort-Object Name -Descending | Select-Object -Skip $count | ForEach-Object {
      $old = $_.FullName
      Remove-Item -LiteralPath $old
      Say 'Old backup deleted: %s' $old
    }
}

# Warns, saves, stops and backs up before the program changes. If this fails, the old server keeps running. It
# sets $wasRunning.
function Stop-AndCopy {
  $script:wasRunning = [bool](Get-Server)
  if ($wasRunning) {
    try {
      Send-Warnings
      Save-World
    } catch { Fail 'NOT UPDATED: the server does not answer or does not save. It stays on the old build. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.' $passwordFile $port }
  }
  Stop-Server
  try { New-Copy '-before-update' } catch {
    Write-Output "$_"
    if ($wasRunning) { Start-Server }
    Fail 'NOT UPDATED: the backup before the update failed. The reason is above. The server stays on the old build.'
  }
  # Backups from before an update are counted separately, so that hourly ones don't replace them.
  Remove-OldCopies '-before-update' 5
}

$isReady = $true
