# Restores a backup. It moves the current world aside and never deletes it. Without a name it lists the
# backups. In PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\restore.ps1 FILE.zip
param([string]$archive)
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

if (-not $archive) {
  Say 'Run this again with the path of one of these backups:'
  Get-ChildItem -LiteralPath $backups -Filter *.zip | ForEach-Object { $_.FullName }
  exit 1
}
if (-not (Test-Path -LiteralPath $archive)) { Fail 'There is no file %s.' $archive }
$archive = (Resolve-Path -LiteralPath $archive).Path
Wait-Turn

# Unpacks and checks the backup while the server runs, so that nothing has changed if the backup is damaged or
# the disk is full.
$new = "$saved.new-$(Get-Stamp)"
New-Item -ItemType Directory -Path $new | Out-Null
# tar gets no path, because it may not know the letters of one.
Copy-Item -LiteralPath $archive -Destination "$new\archive.zip"
Push-Location -LiteralPath $new
$list = @(tar.exe -t -v -f archive.zip)
$isWhole = $LASTEXITCODE -eq 0
# A backup by these scripts contains only files and folders. Anything else comes from a person who wants more
# of this machine than a world.
$isPlain = @($list | Where-Object { $_ -notmatch '^[-d]' }).Count -eq 0
$outside = @(tar.exe -t -f archive.zip | Where-Object { $_ -notmatch '^Saved(/|$)' -or $_ -match '(^|/)\.\.(/|$)' })
if ($outside.Count -gt 0) { $isPlain = $false }
if ($isWhole -and $isPlain) {
  tar.exe -x -f archive.zip
  $isWhole = $LASTEXITCODE -eq 0
}
Pop-Location
if (-not $isWhole) {
  Remove-Item -LiteralPath $new -Recurse -Force
  Fail 'The backup could not be unpacked. It may be damaged, or the disk may be full. Nothing was changed. Check the free space, and try another backup.'
}
if (-not $isPlain) {
  Remove-Item -LiteralPath $new -Recurse -Force
  Fail 'The backup contains links, devices or files outside Saved, and a real backup has none. Nothing was changed. Choose another one.'
}
$worlds = @(Get-ChildItem -LiteralPath "$new\Saved\SaveGames\0" -Filter Level.sav -Recurse -Depth 1 -ErrorAction SilentlyContinue)
if ($worlds.Count -eq 0) {
  Remove-Item -LiteralPath $new -Recurse -Force
  Fail 'This backup contains no world of a Palworld server. Nothing was changed. Choose another one.'
}

if (Get-Server) {
  try { Save-World } catch {
    Say 'The server did not save. Progress since the last autosave may be lost.'
  }
}
Stop-Server
# A move is a single step, so there is always a whole folder, the old or the new one.
$old = "$saved.before-restore-$(Get-Stamp)"
try {
  if (Test-Path -LiteralPath $saved) { Move-Item -LiteralPath $saved -Destination $old }
  Move-Item -LiteralPath "$new\Saved" -Destination $saved
} catch {
  Write-Output "$_"
  if (Test-Path -LiteralPath $old) { Move-Item -LiteralPath $old -Destination $saved }
  Start-Server
  Fail 'NOT RESTORED: the folder of the world could not be moved. The reason is above. The old world is back in its place. Close every program that uses a file in %s, then run this again.' $saved
}
Remove-Item -LiteralPath $new -Recurse -Force
Start-Server
Say 'Restored. The server is starting.'
if (Test-Path -LiteralPath $old) { Say 'The world and the settings from before the restore are in %s. When everything works, delete that folder.' $old }
