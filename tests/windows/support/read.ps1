# Reads PowerShell. It gets a list of {name, code} as JSON, and prints what it found. With a folder, it saves
# the scripts there with a note before each statement, which shows the executed lines.
param([string]$list, [string]$counted)
$ErrorActionPreference = 'Stop'
function Get-Key($pair) { "$($pair.Item1)".Trim("'`"") }
# Returns names and values of the parameters of a call, with those of tables that are passed as @name.
function Get-Parameters($call, $root) {
  for ($i = 1; $i -lt $call.CommandElements.Count; $i++) {
    $one = $call.CommandElements[$i]
    if ($one -is [Management.Automation.Language.CommandParameterAst]) {
      $next = if ($one.Argument) { $one.Argument } else { $call.CommandElements[$i + 1] }
      @{ name = $one.ParameterName; value = "$next" }
    } elseif ($one -is [Management.Automation.Language.VariableExpressionAst] -and $one.Splatted) {
      $root.FindAll({ $args[0] -is [Management.Automation.Language.AssignmentStatementAst] }, $true) | ForEach-Object {
        if ("$($_.Left)" -eq "`$$($one.VariablePath)") {
          $_.Right.Find({ $args[0] -is [Management.Automation.Language.HashtableAst] }, $false) | ForEach-Object { $_.KeyValuePairs } | ForEach-Object { @{ name = Get-Key $_; value = "$($_.Item2)" } }
        } elseif ("$($_.Left)" -match "^\`$$($one.VariablePath)\.(\w+)$") { @{ name = $Matches[1]; value = "$($_.Right)" } }
      }
    }
  }
}
$result = foreach ($text in Get-Content -LiteralPath $list -Raw | ConvertFrom-Json) {
  $tokens = $faults = $null
  $root = [Management.Automation.Language.Parser]::ParseInput($text.code, [ref]$tokens, [ref]$faults)
  $all = $root.FindAll({ $true }, $true)
  $of = { param($kind) $all | Where-Object { $_.GetType().Name -eq "${kind}Ast" } }
  $newer = @(@(& $of TernaryExpression) + @(& $of PipelineChain)) + @($tokens | Where-Object { "$($_.Kind)" -match '^Question' -or ("$($_.Kind)" -match 'StringExpandable|HereStringExpandable' -and $_.Text -match '`(e|u\{)') -or ("$($_.Kind)" -eq 'Number' -and $_.Text -match '[uyns]$') })
  $statements = @($all | Where-Object { $_ -is [Management.Automation.Language.StatementAst] -and ($_.Parent -is [Management.Automation.Language.NamedBlockAst] -or $_.Parent -is [Management.Automation.Language.StatementBlockAst]) })
  $set = @(
    & $of AssignmentStatement | ForEach-Object { $_.Left.FindAll({ $args[0] -is [Management.Automation.Language.VariableExpressionAst] }, $true) }
    & $of ForEachStatement | ForEach-Object { $_.Variable }
    & $of Parameter | ForEach-Object { $_.Name }
    & $of UnaryExpression | Where-Object { "$($_.TokenKind)" -match 'PlusPlus|MinusMinus' } | ForEach-Object { $_.Child }
  ) | ForEach-Object { "$($_.VariablePath)" -replace '^script:' }
  if ($counted -and $text.name -match '\.ps1$') {
    $code = $text.code
    foreach ($one in $statements | Sort-Object { $_.Extent.StartOffset } -Descending) {
      $code = $code.Insert($one.Extent.StartOffset, "[IO.File]::AppendAllText(`"`$env:HITS/`$PID`", `"$($text.name):$($one.Extent.StartLineNumber)``n`"); ")
    }
    Set-Content -LiteralPath "$counted/$($text.name)" -Value $code -NoNewline
  }
  @{
    name = $text.name
    faults = @($faults | ForEach-Object { "line $($_.Extent.StartLineNumber): $($_.Message)" })
    newer = @($newer | ForEach-Object { "$($_.Extent.Text ?? $_.Text)" })
    lines = @($statements | ForEach-Object { $_.Extent.StartLineNumber } | Sort-Object -Unique)
    calls = @(& $of Command | ForEach-Object { @{ name = "$($_.GetCommandName())"; text = "$_"; parameters = @(Get-Parameters $_ $root) } })
    functions = @(& $of FunctionDefinition | ForEach-Object { $_.Name })
    types = @(@(& $of TypeExpression) + @(& $of TypeConstraint) | ForEach-Object { "$($_.TypeName)" } | Sort-Object -Unique)
    set = @($set)
    used = @(& $of VariableExpression | Where-Object { -not $_.VariablePath.DriveName } | ForEach-Object { "$($_.VariablePath)" -replace '^script:' } | Sort-Object -Unique)
    top = @($root.EndBlock.Statements | ForEach-Object { "$_" })
  }
}
ConvertTo-Json @($result) -Depth 8 -Compress
