# Starts the server with the arguments that settings.txt names, and starts it again 15 seconds after it
# has ended. A scheduled task runs it. The log of the server is server.log in this folder.
while ($true) {
  . "$PSScriptRoot\common.ps1"
  # No job has the turn that has stopped the server or moved the world: it was ended in the middle.
  if ($isReady -and ((Test-Path -LiteralPath $hold) -or -not (Test-Path -LiteralPath $saved))) {
    $turn = $null
    try {
      $turn = [IO.File]::Open((Join-Path (Convert-Path -LiteralPath $here) turn.lock), 'OpenOrCreate', 'ReadWrite', 'None')
      Repair-Job
    } catch {
      # Without its world the server would make a new one: it waits.
      Write-Output "$_"
      $isReady = $false
    } finally { if ($turn) { $turn.Close() } }
  }
  # With a mistake in settings.txt it waits until that is corrected.
  if ($isReady -and -not (Test-Path -LiteralPath $hold) -and -not (Test-Path -LiteralPath $unfinished)) {
    $arguments = @(
      'Pal'
      "-port=$($values.game_port)"
      "-players=$($values.players)"
      "-queryport=$($values.query_port)"
      # The engine's own arguments, without which nothing reaches the log.
      '-stdout'
      '-FullStdOutLogOutput'
    )
    if ($values.listed -eq 'yes') { $arguments += '-publiclobby' }
    $arguments += @($values.arguments -split ' +' | Where-Object { $_ })
    $log = "$here\server.log"
    if (Test-Path -LiteralPath $log) { Move-Item -LiteralPath $log -Destination "$log.previous" -Force }
    $options = @{
      FilePath = Get-Program
      ArgumentList = $arguments
      WorkingDirectory = $folder
      RedirectStandardOutput = $log
      NoNewWindow = $true
      PassThru = $true
      Wait = $true
    }
    Start-Process @options | Out-Null
  }
  Start-Sleep -Seconds 15
}
