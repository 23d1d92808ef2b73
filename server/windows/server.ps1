# Starts the server with the arguments that settings.txt names, and starts it again 15 seconds after it
# has ended. A scheduled task runs it. The log of the server is server.log in this folder.
while ($true) {
  . "$PSScriptRoot\common.ps1"
  # The job that stopped the server or moved the world was ended in the middle, because no job has the turn.
  if ($isReady -and ((Test-Path -LiteralPath $hold) -or -not (Test-Path -LiteralPath $saved))) {
    $turn = $null
    try {
      $turn = [IO.File]::Open((Join-Path (Convert-Path -LiteralPath $here) turn.lock), 'OpenOrCreate', 'ReadWrite', 'None')
      Repair-Job
    } catch {
      # Without its world the server would make a new one, so this waits.
      Write-Output "$_"
      $isReady = $false
    } finally { if ($turn) { $turn.Close() } }
  }
  # If settings.txt has a mistake, this waits until you correct it.
  if ($isReady -and -not (Test-Path -LiteralPath $hold) -and -not (Test-Path -LiteralPath $unfinished)) {
    $arguments = @(
      'Pal'
      "-port=$($values.game_port)"
      "-players=$($values.players)"
      "-queryport=$($values.query_port)"
      # The engine needs its own arguments, or it writes nothing to the log.
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
      # Start-Process reads this path as a pattern, in which brackets have a meaning.
      WorkingDirectory = [Management.Automation.WildcardPattern]::Escape($folder)
      RedirectStandardOutput = $log
      NoNewWindow = $true
      PassThru = $true
      Wait = $true
    }
    Start-Process @options | Out-Null
  }
  Start-Sleep -Seconds 15
}
