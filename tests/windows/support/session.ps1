# This is a window of PowerShell that stays open. It reads one block per line, encoded, with the variables of its
# machine, and types it. Each machine gets a new window, while PowerShell starts only once. After the output
# comes a line with the code of the last program and the errors. Progress that a program reports isn't an error.
param([string]$module)
$PSStyle.OutputRendering = 'PlainText'
[Console]::OutputEncoding = [Text.UTF8Encoding]::new($false)
$type = {
  $global:LASTEXITCODE = 0
  $faults = [Collections.ArrayList]::new()
  try {
    . ([scriptblock]::Create($typed)) 2>&1 | ForEach-Object {
      if ($_ -is [Management.Automation.ErrorRecord] -and $_.FullyQualifiedErrorId -notlike 'NativeCommandError*') { [void]$faults.Add("$_") }
      $_
    } | Out-String -Stream -Width 200 | ForEach-Object { [Console]::Out.WriteLine($_) }
  } catch { [void]$faults.Add("$_") }
  [Console]::Out.WriteLine([char]30 + (ConvertTo-Json @{ code = $LASTEXITCODE; errors = @($faults) } -Compress))
}
while ($null -ne ($line = [Console]::In.ReadLine())) {
  $ask = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($line)) | ConvertFrom-Json
  $shell = [powershell]::Create()
  if (-not $window -or $ask.env.MACHINE -ne $env:MACHINE) {
    foreach ($one in $ask.env.PSObject.Properties) { Set-Item "env:$($one.Name)" $one.Value }
    if ($window) { $window.Dispose() }
    $window = [runspacefactory]::CreateRunspace($Host)
    $window.ThreadOptions = 'UseCurrentThread'
    $window.Open()
    $shell.Runspace = $window
    [void]$shell.AddScript("Import-Module '$module'; Set-Location C:\").Invoke()
    $shell.Commands.Clear()
  }
  $shell.Runspace = $window
  $window.SessionStateProxy.SetVariable('typed', $ask.code)
  [void]$shell.AddScript($type).Invoke()
  if ($shell.HadErrors -and $shell.InvocationStateInfo.Reason) { [Console]::Error.WriteLine($shell.InvocationStateInfo.Reason) }
  $shell.Dispose()
}
