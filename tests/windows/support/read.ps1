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
  $kinds = @{}
  $statements = [Collections.ArrayList]::new()
  foreach ($one in $root.FindAll({ $true }, $true)) {
    $kind = $one.GetType().Name
    if (-not $kinds.ContainsKey($kind)) { $kinds[$kind] = [Collections.ArrayList]::new() }
    [void]$kinds[$kind].Add($one)
    if ($one -is [Management.Automation.Language.StatementAst] -and $one.Parent.GetType().Name -in 'NamedBlockAst', 'StatementBlockAst') { [void]$statements.Add($one) }
  }
  $of = { foreach ($kind in $args) { foreach ($one in $kinds["${kind}Ast"]) { $one } } }
  $newer = @(foreach ($one in $tokens) {
      $kind = "$($one.Kind)"
      if ($kind -like 'Question*' -or ($kind -like '*StringExpandable' -and $one.Text -match '`(e|u\{)') -or ($kind -eq 'Number' -and $one.Text -match '[uyns]$')) { $one.Text }
    })
  $set = @(
    @(& $of AssignmentStatement).ForEach({ $_.Left.FindAll({ $args[0] -is [Management.Automation.Language.VariableExpressionAst] }, $true) })
    @(& $of ForEachStatement).ForEach('Variable')
    @(& $of Parameter).ForEach('Name')
    @(& $of UnaryExpression).Where({ "$($_.TokenKind)" -match 'PlusPlus|MinusMinus' }).ForEach('Child')
  ).ForEach({ "$($_.VariablePath)" -replace '^script:' })
  if ($counted -and $text.name -match '\.ps1$') {
    $code = $text.code
    foreach ($one in $statements | Sort-Object { $_.Extent.StartOffset } -Descending) {
      $code = $code.Insert($one.Extent.StartOffset, "if (`$hits.Add('$($text.name):$($one.Extent.StartLineNumber)')) { Add-Hit '$($text.name):$($one.Extent.StartLineNumber)' }; ")
    }
    Set-Content -LiteralPath "$counted/$($text.name)" -Value $code -NoNewline
  }
  @{
    name = $text.name
    faults = @($faults | ForEach-Object { "line $($_.Extent.StartLineNumber): $($_.Message)" })
    newer = @($newer; foreach ($one in @(& $of TernaryExpression PipelineChain)) { "$one" })
    lines = @($statements.ForEach({ $_.Extent.StartLineNumber }) | Sort-Object -Unique)
    calls = @(foreach ($one in & $of Command) { @{ name = "$($one.GetCommandName())"; text = "$one"; parameters = @(Get-Parameters $one $root) } })
    functions = @(@(& $of FunctionDefinition).ForEach('Name'))
    types = @(@(& $of TypeExpression TypeConstraint).ForEach({ "$($_.TypeName)" }) | Sort-Object -Unique)
    set = @($set)
    used = @(@(& $of VariableExpression).Where({ -not $_.VariablePath.DriveName }).ForEach({ "$($_.VariablePath)" -replace '^script:' }) | Sort-Object -Unique)
    top = @($root.EndBlock.Statements.ForEach({ "$_" }))
  }
}
ConvertTo-Json @($result) -Depth 8 -Compress
