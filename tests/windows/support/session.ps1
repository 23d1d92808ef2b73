# This is a window of PowerShell that stays open. It reads one block per line, encoded, and types it. After
# the output comes a line with the code of the last program and the errors. Progress that a program reports
# isn't an error.
param([string]$module)
$PSStyle.OutputRendering = 'PlainText'
Import-Module $module
[Console]::OutputEncoding = [Text.UTF8Encoding]::new($false)
Set-Location C:\
while ($null -ne ($line = [Console]::In.ReadLine())) {
  $typed = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($line))
  $faults = [Collections.ArrayList]::new()
  $global:LASTEXITCODE = 0
  try {
    . ([scriptblock]::Create($typed)) 2>&1 | ForEach-Object {
      if ($_ -is [Management.Automation.ErrorRecord] -and $_.FullyQualifiedErrorId -notlike 'NativeCommandError*') { [void]$faults.Add("$_") }
      $_
    } | Out-String -Stream -Width 200 | ForEach-Object { [Console]::Out.WriteLine($_) }
  } catch { [void]$faults.Add("$_") }
  [Console]::Out.WriteLine([char]30 + (ConvertTo-Json @{ code = $LASTEXITCODE; errors = @($faults) } -Compress))
}
