# This is a small Windows for PowerShell on other systems, with what the guide's scripts and pages use. The
# drives C, D and E are folders of $env:MACHINE, and its state (tasks, firewall, processes, rights) is JSON
# below state/. Cmdlets that PowerShell has everywhere are the real ones, and so are the files, tar.exe
# (bsdtar, as on Windows) and curl.exe.
#
# Each function has only parameters of the real command, so that any other fails. lint.test.ts compares them
# with commands.yaml. The small Windows has no permissions (it only notes the calls of icacls), no second
# account, no elevated windows, no S4U, no files that a program keeps open, no drives that only one account
# sees, and no limit of 260 letters for paths.
$ErrorActionPreference = 'Stop'
$PSNativeCommandArgumentPassing = 'Standard'
$state = "$env:MACHINE/state"
foreach ($drive in 'C', 'D', 'E') {
  if (-not (Microsoft.PowerShell.Management\Get-PSDrive -Name $drive -ErrorAction Ignore)) {
    New-PSDrive -Name $drive -PSProvider FileSystem -Root "$env:MACHINE/$($drive.ToLower())" -Scope Global | Out-Null
  }
}
$env:USERNAME = 'Admin User'
$env:USERDOMAIN = 'HOME-PC'
$env:SystemDrive = 'C:'
$env:SystemRoot = 'C:\Windows'
# As in 5.1, text for programs is ASCII, and they get arguments with quotes as 5.1 passes them.
$global:OutputEncoding = [Text.Encoding]::ASCII
$global:PSNativeCommandArgumentPassing = 'Legacy'
$global:ProgressPreference = 'SilentlyContinue'
# 5.1 reads and writes in the code page of this culture if no encoding is given.
$culture = [Globalization.CultureInfo]::new($env:WINDOWS_CULTURE)
# A Windows in Japan can be set to the Japanese calendar, with years such as 08.
if ($culture.Name -eq 'ja-JP') { $culture.DateTimeFormat.Calendar = [Globalization.JapaneseCalendar]::new() }
[Globalization.CultureInfo]::CurrentCulture = $culture
$ansi = [Text.Encoding]::GetEncoding([Globalization.CultureInfo]::CurrentCulture.TextInfo.ANSICodePage)
$global:PSDefaultParameterValues = @{ 'Get-Content:Encoding' = $ansi; 'Select-String:Encoding' = 'utf8' }

# Returns what a test says about this Windows: the text of a file below state/, or nothing without one.
function Get-Said($name) { if ([IO.File]::Exists("$state/$name")) { [IO.File]::ReadAllText("$state/$name").Trim() } }
function Test-Said($name) { [IO.File]::Exists("$state/$name") }
# Each executed line of the scripts is noted once.
$global:hits = [Collections.Generic.HashSet[string]]::new()
function Add-Hit($line) { [IO.File]::AppendAllText("$env:HITS/$PID", "$line`n") }
function Read-State($name) { @(Get-Said "$name.json" | ConvertFrom-Json) }
function Write-State($name, $list) { [IO.File]::WriteAllText("$state/$name.json", (ConvertTo-Json @($list) -Depth 8)) }
function Add-Note($name, $text) { [IO.File]::AppendAllText("$state/$name", "$text`n") }
# Turns a path of Windows into one for the programs of this system.
function Get-RealPath($path) {
  if ($path -notmatch '^([A-Za-z]):\\?(.*)$') { return $path.Replace('\', '/') }
  "$env:MACHINE/$($Matches[1].ToLower())/$($Matches[2].Replace('\', '/'))"
}
function Test-Name($name, $patterns) { foreach ($one in $patterns) { if ($name -like $one) { return $true } } }

# --- Windows PowerShell -------------------------------------------------------------------------

# This process keeps these turns open.
function Get-Lock { [IO.DirectoryInfo]::new("/proc/$PID/fd").GetFileSystemInfos() | Where-Object { $_.LinkTarget -like '*/turn.lock' } }
# A separate process is a runspace here, because a program takes a second to start, which for fifty is a
# minute.
function powershell {
  $rest = [Collections.ArrayList]$args
  $bypasses = $false
  while ($rest.Count -gt 0) {
    $word = "$($rest[0])"
    $rest.RemoveAt(0)
    if ($word -eq '-NoProfile') { continue }
    if ($word -eq '-ExecutionPolicy') { $bypasses = "$($rest[0])" -eq 'Bypass'; $rest.RemoveAt(0); continue }
    if ($word -ne '-File') { throw "powershell: $word" }
    break
  }
  $file = "$($rest[0])"
  $rest.RemoveAt(0)
  if (Test-Path -LiteralPath $file) { $file = (Resolve-Path -LiteralPath $file).Path }
  if (-not $bypasses) { throw "File $file cannot be loaded because running scripts is disabled on this system." }
  $space = [runspacefactory]::CreateRunspace($Host)
  $space.Open()
  $shell = [powershell]::Create()
  $shell.Runspace = $space
  $run = 'param($module, $file, $rest) Import-Module $module; $call = @{}; $words = @(); foreach ($one in $rest) { if ($one -match "^-(\w+)$") { $call[$Matches[1]] = $true } else { $words += $one } }; $global:LASTEXITCODE = 0; try { & $file @words @call 2>&1 | Out-String -Stream -Width 500 } catch { "$_ $($_.ScriptStackTrace)"; $global:LASTEXITCODE = 1 }; "exit $LASTEXITCODE"'
  [void]$shell.AddScript($run).AddArgument("$PSScriptRoot/SmallWindows.psm1").AddArgument($file).AddArgument($rest)
  $before = @(Get-Lock).Count
  $lines = @($shell.Invoke())
  $shell.Streams.Error | ForEach-Object { "$_" }
  $shell.Dispose()
  $space.Dispose()
  $shell = $space = $null
  # On Windows, a file is free when its process has ended. Here it is free when the objects of the runspace
  # are gone.
  for ($i = 0; $i -lt 200 -and @(Get-Lock).Count -gt $before; $i++) {
    [GC]::Collect()
    [GC]::WaitForPendingFinalizers()
  }
  $lines | Select-Object -SkipLast 1
  $global:LASTEXITCODE = if ("$($lines[-1])" -match '^exit (\d+)$') { [int]$Matches[1] } else { 1 }
}
Set-Alias powershell.exe powershell

# 5.1 refuses an empty path, while 7 says that it doesn't exist.
function Test-Path {
  [CmdletBinding()]
  param([Parameter(Mandatory, Position = 0, ValueFromPipeline, ParameterSetName = 'Path')][string[]]$Path, [Parameter(Mandatory, ParameterSetName = 'Literal')][string[]]$LiteralPath, [string]$PathType, [switch]$IsValid)
  process { Microsoft.PowerShell.Management\Test-Path @PSBoundParameters }
}
# Waits for a small part of the time, or as many milliseconds as state/sleep says.
function Start-Sleep {
  param([Parameter(Position = 0)][double]$Seconds, [int]$Milliseconds)
  Add-Note sleeps "$Seconds"
  [Threading.Thread]::Sleep($(if (Test-Said sleep) { [int](Get-Said sleep) } else { [math]::Min(25 + 10 * $Seconds, 200) }))
}
# When a command asks, a person types the lines of state/answer, one after the other. The last one stays.
function Read-Host {
  param([Parameter(Position = 0)]$Prompt, [switch]$AsSecureString)
  Add-Note asked "$Prompt"
  $first, $rest = Microsoft.PowerShell.Management\Get-Content -LiteralPath "$state/answer" -Encoding utf8
  if ($rest) { Microsoft.PowerShell.Management\Set-Content -LiteralPath "$state/answer" -Value $rest }
  $first
}
function notepad($file) { Copy-Item -LiteralPath "$state/answer" -Destination $file }

# 5.1 puts a mark in front of UTF-8, and writes the code page if no encoding is given.
function Set-Content {
  param(
    [Parameter(Position = 0)][string]$Path, [string]$LiteralPath,
    [Parameter(Position = 1, ValueFromPipeline)][object[]]$Value, [string]$Encoding = 'Default'
  )
  begin { $all = @() }
  process { $all += $Value }
  end {
    $kinds = @{ Default = $ansi; UTF8 = 'utf8BOM'; ASCII = 'ascii' }
    if (-not $kinds.ContainsKey($Encoding)) { throw "Set-Content: $Encoding" }
    $target = if ($LiteralPath) { $LiteralPath } else { $Path }
    Microsoft.PowerShell.Management\Set-Content -LiteralPath $target -Value $all -Encoding $kinds[$Encoding]
  }
}

# The job ends here, as with a loss of power, if the text contains state/dies.
function Stop-Here($text) {
  if (-not (Test-Said dies) -or -not $text.Contains((Get-Said dies))) { return }
  [IO.File]::Delete("$state/dies")
  kill -KILL $PID
}
# state/held is a part of the path of a folder that another program keeps open.
function Move-Item {
  param([Parameter(Position = 0)][string]$Path, [string]$LiteralPath, [Parameter(Position = 1)][string]$Destination, [switch]$Force)
  if ((Test-Said held) -and "$Path$LiteralPath".Contains((Get-Said held))) { throw 'The process cannot access the file because it is being used by another process.' }
  Microsoft.PowerShell.Management\Move-Item @PSBoundParameters
  Stop-Here "move $Path$LiteralPath"
}
# Files of the internet are in downloads/. The only page tells a public address.
function Invoke-WebRequest {
  param([Parameter(Position = 0)][string]$Uri, [switch]$UseBasicParsing, [string]$OutFile)
  if (-not $UseBasicParsing) { throw 'Security Warning: Script Execution Risk. Do you want to continue?' }
  if ($OutFile) { Copy-Item -LiteralPath "$env:MACHINE/downloads/$(Split-Path -Leaf $Uri)" -Destination $OutFile } else { [pscustomobject]@{ Content = '203.0.113.7' } }
}
# A zip of this system loses the permission to run a file.
function Expand-Archive {
  param([Parameter(Position = 0)][string]$Path, [Parameter(Position = 1)][string]$DestinationPath, [switch]$Force)
  Microsoft.PowerShell.Archive\Expand-Archive @PSBoundParameters
  chmod -R +x (Convert-Path -LiteralPath $DestinationPath)
}

# --- Programs -----------------------------------------------------------------------------------

function icacls($path) {
  $global:LASTEXITCODE = 2
  if (-not (Test-Path -LiteralPath $path)) { return "${path}: The system cannot find the file specified." }
  $words = @($args | Where-Object { $_ -notmatch '^/(inheritance:[rde]|grant(:r)?|T|Q)$|^\*?[^:*]+:(\([A-Z,]+\))*\(?[A-Z]+\)?$' })
  if ($words.Count -gt 0) { return "Invalid parameter `"$($words[0])`"" }
  # A disk such as exFAT.
  if (Test-Said no-rights) { $global:LASTEXITCODE = 5; return 'Failed processing 1 files' }
  $global:LASTEXITCODE = 0
  Add-Note rights "$((Convert-Path -LiteralPath $path)): $args"
  "processed file: $path"
  'Successfully processed 1 files; Failed processing 0 files'
}

# robocopy returns 0 for nothing to copy, 1 for copied, 2 for extra files, and 8 and more for errors.
function robocopy($from, $to) {
  $names = @()
  $flags = @()
  foreach ($word in $args) {
    if ("$word" -match '^/(MIR|E|XD|NFL|NDL|NJH|NJS|R:\d+|W:\d+)$') { $flags += "$word" }
    elseif ($flags[-1] -eq '/XD') { $names += "$word" }
    else { $global:LASTEXITCODE = 16; return "ERROR : Invalid Parameter `"$word`"" }
  }
  $global:LASTEXITCODE = 16
  if (-not (Test-Path -LiteralPath $from)) { return "ERROR 2 (0x00000002) Accessing Source Directory $from" }
  if ((Test-Said disk-full) -or ($from -match 'depot_' -and (Test-Said build-fails))) { $global:LASTEXITCODE = 9; return 'ERROR 112 (0x00000070) There is not enough space on the disk.' }
  New-Item -ItemType Directory -Force -Path $to | Out-Null
  $copy = 'if [ "$3" = mirror ]; then find "$2" -mindepth 1 -delete; fi; cp -a "$1/." "$2/" 2>/dev/null; shift 3; for name; do find "$to" -depth -type d -name "$name" -exec rm -rf {} \;; done'
  $env:to = Convert-Path -LiteralPath $to
  Stop-Here "robocopy $from"
  bash -c $copy robocopy (Convert-Path -LiteralPath $from) $env:to $(if ($flags -contains '/MIR') { 'mirror' } else { 'add' }) @names
  # Somebody plays: the server saves while it is copied.
  if (Test-Said disturb) {
    [IO.File]::AppendAllText((Get-Said disturb), 'x')
    if (-not (Test-Said disturb-always)) { [IO.File]::Delete("$state/disturb") }
  }
  $global:LASTEXITCODE = 1
  if ($flags -notcontains '/NJS') { '               Total    Copied   Skipped  Mismatch    FAILED    Extras', '    Dirs :         1         1         0         0         0         0', '   Files :         1         1         0         0         0         0' }
}

# --- Processes ----------------------------------------------------------------------------------

# Lists the servers that run. PalServer.exe notes itself.
function Get-Running {
  foreach ($file in [IO.DirectoryInfo]::new("$state/processes").GetFiles()) {
    if ($file.Name -match '^\d+$' -and [IO.Directory]::Exists("/proc/$($file.Name)")) {
      $path, $line, $port = (Get-Said "processes/$($file.Name)") -split "`n"
      [pscustomobject]@{ Id = [int]$file.Name; Path = $path; CommandLine = $line; Port = [int]$port; StartTime = $file.LastWriteTime }
    }
  }
}
function Get-Process {
  [CmdletBinding()]
  param([Parameter(Position = 0)][string[]]$Name)
  $found = @(Get-Running | ForEach-Object {
      $own = [IO.Path]::GetFileNameWithoutExtension(($_.Path -split '\\')[-1])
      if (Test-Name $own $Name) {
        $start = if (Test-Said started) { (Get-Date).AddHours(-2) } else { $_.StartTime }
        [pscustomobject]@{ Id = $_.Id; Name = $own; Path = $_.Path; StartTime = $start; WorkingSet64 = 3GB }
      }
    })
  if ($found.Count -eq 0 -and "$Name" -notmatch '[*?]') { Write-Error "Cannot find a process with the name `"$Name`"." }
  $found
}
function Stop-Process {
  param([Parameter(ValueFromPipelineByPropertyName)][int]$Id, [switch]$Force)
  process { kill -KILL -- "-$Id" }
}
function Get-CimInstance {
  param([Parameter(Position = 0)][string]$ClassName, [string]$Filter)
  if ($ClassName -ne 'Win32_Process' -or $Filter -notmatch "^Name LIKE '(\w+)%'$") { throw "Get-CimInstance: $ClassName $Filter" }
  Get-Running | ForEach-Object { [pscustomobject]@{ Name = ($_.Path -split '\\')[-1]; CommandLine = $_.CommandLine } } | Where-Object Name -Like "$($Matches[1])*"
}
function Get-NetUDPEndpoint {
  [CmdletBinding()]
  param([uint32[]]$OwningProcess, [uint16[]]$LocalPort)
  $found = @(Get-Running | Where-Object { $_.Port -gt 0 -and (-not $OwningProcess -or $OwningProcess -contains $_.Id) -and (-not $LocalPort -or $LocalPort -contains $_.Port) } |
      ForEach-Object { [pscustomobject]@{ LocalAddress = '0.0.0.0'; LocalPort = $_.Port } })
  if ($found.Count -eq 0 -and ($LocalPort -or $OwningProcess)) { Write-Error 'No MSFT_NetUDPEndpoint objects found.' }
  $found
}
# state/free: the megabytes that are free. state/network: the letter of a network drive.
function Get-PSDrive {
  [CmdletBinding()]
  param([Parameter(Position = 0)][string[]]$Name)
  foreach ($drive in Microsoft.PowerShell.Management\Get-PSDrive @PSBoundParameters) {
    $free = if (Test-Said free) { [long](Get-Said free) * 1MB } else { 40GB }
    [pscustomobject]@{ Name = $drive.Name; DisplayRoot = if ($drive.Name -eq (Get-Said network)) { '\\nas\share' }; Free = $free }
  }
}
function Get-Volume { [pscustomobject]@{ DriveLetter = 'C'; SizeRemaining = 40GB; Size = 200GB } }
function Get-NetIPConfiguration {
  [pscustomobject]@{ IPv4DefaultGateway = '192.168.1.1'; IPv4Address = [pscustomobject]@{ IPAddress = '192.168.1.20' } }
}

# --- Scheduled tasks ----------------------------------------------------------------------------

function New-ScheduledTaskAction {
  param([Parameter(Mandatory)][string]$Execute, [string]$Argument, [string]$WorkingDirectory)
  [pscustomobject]$PSBoundParameters
}
function New-ScheduledTaskTrigger {
  param(
    [Parameter(Mandatory, ParameterSetName = 'Once')][switch]$Once, [Parameter(Mandatory, ParameterSetName = 'Daily')][switch]$Daily,
    [Parameter(Mandatory, ParameterSetName = 'Startup')][switch]$AtStartup,
    [Parameter(Mandatory, ParameterSetName = 'Once')][Parameter(Mandatory, ParameterSetName = 'Daily')][datetime]$At,
    [Parameter(ParameterSetName = 'Once')][timespan]$RepetitionInterval, [Parameter(ParameterSetName = 'Once')][timespan]$RepetitionDuration
  )
  # The Task Scheduler accepts a minute to 31 days.
  if ($RepetitionInterval -and ($RepetitionInterval.TotalMinutes -lt 1 -or $RepetitionInterval.TotalDays -gt 31)) { throw 'The task XML contains a value which is incorrectly formatted or out of range.' }
  [pscustomobject]@{ Kind = $PSCmdlet.ParameterSetName; At = if ($At) { $At.ToString('HH:mm') }; Every = "$RepetitionInterval" }
}
function New-ScheduledTaskPrincipal {
  param([Parameter(Mandatory)][string]$UserId, [ValidateSet('None', 'Password', 'S4U', 'Interactive', 'Group', 'ServiceAccount', 'InteractiveOrPassword')][string]$LogonType, [ValidateSet('Limited', 'Highest')][string]$RunLevel)
  [pscustomobject]$PSBoundParameters
}
function New-ScheduledTaskSettingsSet {
  param([switch]$AllowStartIfOnBatteries, [switch]$DontStopIfGoingOnBatteries, [timespan]$ExecutionTimeLimit, [int]$Priority, [int]$RestartCount, [timespan]$RestartInterval)
  if (($RestartCount -gt 0) -ne ($RestartInterval -gt 0)) { throw 'The task XML is missing a required element or attribute: RestartOnFailure needs both.' }
  [pscustomobject]@{
    AllowStartIfOnBatteries = [bool]$AllowStartIfOnBatteries; DontStopIfGoingOnBatteries = [bool]$DontStopIfGoingOnBatteries
    ExecutionTimeLimit = if ($PSBoundParameters.ContainsKey('ExecutionTimeLimit')) { "$ExecutionTimeLimit" } else { '3.00:00:00' }
    Priority = if ($Priority) { $Priority } else { 7 }
  }
}
function Register-ScheduledTask {
  param([Parameter(Mandatory)][string]$TaskName, [Parameter(Mandatory)]$Action, $Trigger, $Settings = (New-ScheduledTaskSettingsSet), $Principal, [string]$User, [switch]$Force)
  if ($Principal -and $User) { throw 'Parameter set cannot be resolved using the specified named parameters.' }
  $others = @(Read-State tasks | Where-Object TaskName -NE $TaskName)
  if (-not $Force -and @(Read-State tasks).Count -gt $others.Count) { throw 'Register-ScheduledTask : Cannot create a file when that file already exists.' }
  $as = if ($User) { $User } elseif ($Principal) { "$($Principal.UserId) $($Principal.LogonType)" } else { "$env:USERNAME Interactive" }
  Write-State tasks ($others + [pscustomobject]@{ TaskName = $TaskName; Action = $Action; Trigger = $Trigger; Settings = $Settings; As = $as })
  [pscustomobject]@{ TaskPath = '\'; TaskName = $TaskName; State = 'Ready' }
}
function Get-ScheduledTask {
  [CmdletBinding()]
  param([Parameter(Position = 0)][string[]]$TaskName)
  $found = @(Read-State tasks | Where-Object { Test-Name $_.TaskName $TaskName } | ForEach-Object {
      $runs = (Test-Said "task-$($_.TaskName)") -and [IO.Directory]::Exists("/proc/$(Get-Said "task-$($_.TaskName)")")
      [pscustomobject]@{ TaskPath = '\'; TaskName = $_.TaskName; State = if ($runs) { 'Running' } else { 'Ready' } }
    })
  if ($found.Count -eq 0 -and "$TaskName" -notmatch '[*?]') { Write-Error "No MSFT_ScheduledTask objects found with property 'TaskName' equal to '$TaskName'." }
  $found
}
# Starts a separate process, as the service of Windows does. state/task-NAME has its number.
function Start-ScheduledTask {
  param([Parameter(Mandatory, ValueFromPipelineByPropertyName, Position = 0)][string]$TaskName)
  process {
    $task = Read-State tasks | Where-Object TaskName -EQ $TaskName
    if (-not $task) { throw 'The system cannot find the file specified.' }
    if (@(Get-ScheduledTask -TaskName $TaskName)[0].State -eq 'Running') { return }
    $line = "Import-Module '$PSScriptRoot/SmallWindows.psm1'; $(if ($task.Action.Execute -match '^powershell(\.exe)?$') { "powershell $($task.Action.Argument)" } else { "& '$($task.Action.Execute)' $($task.Action.Argument)" })"
    $coded = [Convert]::ToBase64String([Text.Encoding]::Unicode.GetBytes($line))
    $process = Start-Process setsid -ArgumentList "`"$env:PWSH`"", '-NoProfile', '-EncodedCommand', $coded -PassThru -RedirectStandardOutput "$state/out-$TaskName" -RedirectStandardError "$state/err-$TaskName"
    [IO.File]::WriteAllText("$state/task-$TaskName", "$($process.Id)")
  }
}
function Stop-ScheduledTask {
  param([Parameter(Mandatory, ValueFromPipelineByPropertyName, Position = 0)][string]$TaskName)
  process {
    if (Test-Said "task-$TaskName") {
      kill -KILL -- "-$(Get-Said "task-$TaskName")" 2>$null
      [IO.File]::Delete("$state/task-$TaskName")
    }
  }
}
function Unregister-ScheduledTask {
  [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')]
  param([Parameter(Mandatory, ValueFromPipelineByPropertyName, Position = 0)][string]$TaskName)
  process { if ($PSCmdlet.ShouldProcess($TaskName)) { Write-State tasks @(Read-State tasks | Where-Object TaskName -NE $TaskName) } }
}

# --- The firewall -------------------------------------------------------------------------------

function New-NetFirewallRule {
  param(
    [Parameter(Mandatory)][string]$DisplayName, [ValidateSet('Inbound')][string]$Direction = 'Inbound', [string]$Protocol = 'Any',
    [string[]]$LocalPort = 'Any', [ValidateSet('NotConfigured', 'Allow', 'Block')][string]$Action = 'Allow', [string]$Program = 'Any'
  )
  if ($LocalPort -ne 'Any' -and $Protocol -notin 'TCP', 'UDP') { throw 'A port needs a protocol.' }
  $rule = [pscustomobject]@{ Name = "{$([guid]::NewGuid())}"; DisplayName = $DisplayName; Enabled = 'True'; Direction = $Direction; Action = $Action; Profile = 'Any'; Protocol = $Protocol; LocalPort = $LocalPort; Program = $Program }
  Write-State firewall (@(Read-State firewall) + $rule)
  $rule | Select-Object Name, DisplayName, Enabled, Direction, Action
}
function Get-NetFirewallRule {
  [CmdletBinding()]
  param([string[]]$DisplayName, [Parameter(ValueFromPipeline)]$AssociatedNetFirewallApplicationFilter, [Parameter(ValueFromPipeline)]$AssociatedNetFirewallPortFilter)
  process {
    $id = @($AssociatedNetFirewallApplicationFilter, $AssociatedNetFirewallPortFilter | Where-Object { $_ })[0].InstanceID
    Read-State firewall | Where-Object { if ($id) { $_.Name -eq $id } else { Test-Name $_.DisplayName $DisplayName } }
  }
}
function Remove-NetFirewallRule {
  [CmdletBinding()]
  param([string[]]$DisplayName, [Parameter(ValueFromPipelineByPropertyName)][string[]]$Name)
  process {
    $before = @(Read-State firewall)
    $after = @($before | Where-Object { $_.Name -notin $Name -and -not (Test-Name $_.DisplayName $DisplayName) })
    if ($after.Count -eq $before.Count) { Write-Error "No MSFT_NetFirewallRule objects found with property 'DisplayName' equal to '$DisplayName'." }
    Write-State firewall $after
  }
}
function Get-NetFirewallApplicationFilter {
  Read-State firewall | Select-Object Program, @{n = 'InstanceID'; e = { $_.Name } }
}
function Get-NetFirewallPortFilter {
  param([string[]]$Protocol)
  Read-State firewall | Where-Object { $_.Protocol -in $Protocol } | Select-Object Protocol, LocalPort, @{n = 'InstanceID'; e = { $_.Name } }
}
# All come at once, because PowerShell 7 makes a column as wide as what arrives in its first moment.
function Get-NetFirewallProfile {
  @('Domain', 'Private', 'Public' | ForEach-Object { [pscustomobject]@{ Name = $_; Enabled = -not (Test-Said firewall-off) } })
}
function Set-NetFirewallProfile { param([switch]$All, [string]$LogAllowed, [string]$LogBlocked) }

Export-ModuleMember -Function * -Alias *
