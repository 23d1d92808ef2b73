# Registers the scheduled tasks that settings.txt asks for, as far as their scripts are in this folder, and
# removes the others. Run it again after a change of restart_at, backup_hours, update or memory_limit.
# In PowerShell as administrator:
#   powershell -ExecutionPolicy Bypass -File C:\ProgramData\palworld\tasks.ps1
. "$PSScriptRoot\common.ps1"
if (-not $isReady) { exit 1 }

# A task signs in without a network, so it has no network drives and no drive letters that you assigned.
foreach ($key in 'folder', 'backups') {
  $drive = Get-PSDrive -Name $values[$key].Substring(0, 1) -ErrorAction SilentlyContinue
  if (-not $drive -or "$($drive.DisplayRoot)".StartsWith('\\')) {
    Fail '%s, %s=%s: %s' $settingsFile $key $values[$key] (Get-Text 'A task cannot use this drive. Choose a folder on a disk of this machine.')
  }
}

# The task runs under your account, also while no user is signed in.
$principal = New-ScheduledTaskPrincipal -UserId "$env:USERDOMAIN\$env:USERNAME" -LogonType S4U
# The tasks have no time limit, run on battery, and have priority 4, because the default of 7 is below normal.
$options = @{
  ExecutionTimeLimit = [TimeSpan]::Zero
  Priority = 4
  AllowStartIfOnBatteries = $true
  DontStopIfGoingOnBatteries = $true
  RestartCount = 10
  RestartInterval = New-TimeSpan -Minutes 1
}
$settings = New-ScheduledTaskSettingsSet @options
function Set-Task($job, $script, $trigger) {
  if (-not $trigger -or -not (Test-Path -LiteralPath "$here\$script.ps1")) {
    $old = Get-ScheduledTask -TaskName "$name $job" -ErrorAction SilentlyContinue
    if ($old) { Unregister-ScheduledTask -TaskName "$name $job" -Confirm:$false }
    return
  }
  $argument = "-NoProfile -ExecutionPolicy Bypass -File `"$here\$script.ps1`""
  $action = New-ScheduledTaskAction -Execute 'powershell.exe' -Argument $argument
  $task = @{ Action = $action; Trigger = $trigger; Settings = $settings; Principal = $principal }
  Register-ScheduledTask -TaskName "$name $job" -Force @task | Out-Null
  Say 'Task "%s %s": %s' $name $job "$script.ps1"
}
function Get-Every($start, $span) { New-ScheduledTaskTrigger -Once -At $start -RepetitionInterval $span }

Set-Task server server (New-ScheduledTaskTrigger -AtStartup)
$restart = $null
if ($values.restart_at) {
  # The first warning comes earlier, so that the server restarts at the time of the settings.
  $lead = 0
  if ($remote -ne 'none' -and $warnings.Count -gt 0) { $lead = $warnings[0] }
  $restart = New-ScheduledTaskTrigger -Daily -At ([DateTime]::Today.Add([TimeSpan]$values.restart_at).AddMinutes(-$lead))
}
Set-Task restart restart $restart
$backup = $null
if ($values.backup_hours -ne '0') { $backup = Get-Every '00:30' (New-TimeSpan -Hours $values.backup_hours) }
Set-Task backup backup $backup
$update = $null
if ($values.update -eq 'auto' -and $steamcmd) { $update = Get-Every '00:15' (New-TimeSpan -Hours 1) }
Set-Task update update $update
$memory = $null
if ($memoryLimit -gt 0) { $memory = Get-Every '00:00' (New-TimeSpan -Minutes 5) }
Set-Task memory watch-memory $memory
Start-ScheduledTask -TaskName "$name server"
