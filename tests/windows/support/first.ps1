# Runs blocks in which every command fails, each in a separate runspace, and prints what each has called.
param([string]$list)
$found = foreach ($block in Get-Content -LiteralPath $list -Raw | ConvertFrom-Json) {
  $calls = [Collections.ArrayList]::new()
  $fail = '[void]$calls.Add($MyInvocation.MyCommand.Name); $global:LASTEXITCODE = 1; Write-Error fails'
  $functions = $block.names | ForEach-Object { "function global:$_ { $fail }" }
  $shell = [powershell]::Create()
  $shell.Runspace.SessionStateProxy.SetVariable('calls', $calls)
  try { [void]$shell.AddScript((@($functions) + $block.code) -join "`n").Invoke() } catch { }
  $shell.Dispose()
  , @($calls)
}
ConvertTo-Json @($found) -Depth 3 -Compress
