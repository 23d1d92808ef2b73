/** The PowerShell scripts that change the build of the server, and the tasks. As in shellUpdate.ts. */
import {
  control,
  head,
  lock,
  makeCopy,
  prune,
  quote,
  remote,
  saveWorld,
  settings,
  talk,
  warnPlayers,
  windowsFolder,
  worldState,
} from './powershell';
import {comment, lines, parts} from './text';
import type {Make} from './types';
import {firstWarning} from './units';
import {byHand} from './windowsScripts';

/** What an update and a fixed build have in common: everything before the program changes. */
function beforeChange(make: Make): readonly (string | false)[] {
  const {choices} = make;
  const asks = choices.hasRemote;
  const warns = asks && choices.warn > 0;
  return [
    settings(
      make,
      'name',
      'folder',
      'program',
      'hold',
      'saved',
      'backups',
      'app',
      'steamcmd',
      asks && 'passwordFile',
      asks && 'port',
      warns && 'warnings',
    ),
    talk,
    lock(make),
    asks && remote(make, 'save', 'shutdown', ...(warns ? (['announce'] as const) : [])),
    worldState(make),
    asks && saveWorld(make),
    warns && warnPlayers(make),
    control(make, true),
    makeCopy(make),
    prune(make),
  ];
}

function stopAndCopy({words, choices}: Make): string {
  const asks = choices.hasRemote;
  return lines(
    comment(words.comment.stopAndCopy),
    '$wasRunning = [bool](Get-Server)',
    asks &&
      lines(
        'if ($wasRunning) {',
        '  try {',
        choices.warn > 0 && '    Send-Warnings',
        '    Save-World',
        `  } catch { Fail "${words.log.updatePutOff}" }`,
        '}',
      ),
    'Stop-Server',
    "try { New-Copy '-before-update' } catch {",
    '  Say "$_"',
    '  if ($wasRunning) { Start-Server }',
    `  Fail "${words.log.noCopyNoUpdate}"`,
    '}',
    "Remove-OldCopies '-before-update' 5",
  );
}

export function updateScript(make: Make): string {
  const {words} = make;
  return parts(
    head(words.comment.update, byHand(make, 'update.ps1')),
    ...beforeChange(make),
    lines(
      '$record = "$folder\\steamapps\\appmanifest_$app.acf"',
      '$unfinished = "$folder\\update-unfinished.txt"',
      comment(words.comment.newestBuild),
      'function Get-NewestBuild {',
      '  $info = & $steamcmd +login anonymous +app_info_update 1 +app_info_print $app +quit | Out-String',
      '  if ($info -match \'"branches"[\\s\\S]*?"public"[\\s\\S]*?"buildid"\\s+"(\\d+)"\') { $Matches[1] }',
      '}',
      'function Get-Installed($key) {',
      '  $text = Get-Content -LiteralPath $record -Raw -ErrorAction SilentlyContinue',
      '  if ($text -match "`"$key`"\\s+`"(\\d+)`"") { $Matches[1] }',
      '}',
      comment(words.comment.isWhole),
      "function Test-Whole { (Get-Installed 'StateFlags') -eq '4' }",
      'function Install-Build {',
      '  & $steamcmd +force_install_dir $folder +login anonymous +app_update $app validate +quit | Out-Host',
      '}',
    ),
    lines(
      '$newest = Get-NewestBuild',
      'if (-not (Test-Path -LiteralPath $unfinished)) {',
      '  if (-not $newest) {',
      `    Say "${words.log.newestUnknown}"`,
      '    exit 0',
      '  }',
      "  if ($newest -eq (Get-Installed 'buildid') -and (Test-Whole)) {",
      `    Say "${words.log.isNewest}"`,
      '    exit 0',
      '  }',
      comment(words.comment.roomForUpdate).replace(/^/gm, '  '),
      '  $free = [math]::Floor((Get-PSDrive -Name $folder.Substring(0, 1)).Free / 1MB)',
      `  if ($free -lt 6000) { Fail "${words.log.noRoomForUpdate}" }`,
      stopAndCopy(make).replace(/^/gm, '  '),
      '  Set-Content -LiteralPath $unfinished -Value $wasRunning',
      '}',
      "$wasRunning = (Get-Content -LiteralPath $unfinished -TotalCount 1) -eq 'True'",
    ),
    lines(
      comment(words.comment.twoTries),
      'Install-Build',
      "if (-not (Test-Whole) -or ($newest -and (Get-Installed 'buildid') -ne $newest)) {",
      '  if (Test-Path -LiteralPath $record) { Move-Item -LiteralPath $record -Destination "$record.old" -Force }',
      '  Install-Build',
      `  if (-not (Test-Whole)) { Fail "${words.log.updateFailedWindows}" }`,
      '}',
      'Remove-Item -LiteralPath $unfinished',
      'if ($wasRunning) { Start-Server }',
      `Say "${words.log.updated}"`,
    ),
  );
}

export function buildScript(make: Make): string {
  const {words, choices} = make;
  return parts(
    lines(
      `param([string]$account, [string]$manifest = ${quote(choices.build)})`,
      head(words.comment.build, byHand(make, 'install-build.ps1 STEAM_ACCOUNT MANIFEST')),
    ),
    ...beforeChange(make),
    lines(
      `$depot = ${make.facts.depots.windows}`,
      `if (-not $account) { Fail "${words.log.whichAccount}" }`,
      `if (-not $manifest) { Fail "${words.log.whichManifest}" }`,
    ),
    lines(
      comment(words.comment.downloadDepot),
      '& $steamcmd +login $account +download_depot $app $depot $manifest +quit | Out-Host',
      '$content = Join-Path (Split-Path $steamcmd) "steamapps\\content\\app_$app\\depot_$depot"',
      `if (-not (Test-Path -LiteralPath "$content\\PalServer.exe")) { Fail "${words.log.noDepot}" }`,
      `if (Test-Path -LiteralPath "$content\\Pal\\Saved") { Fail "${words.log.depotHasSaves}" }`,
    ),
    stopAndCopy(make),
    lines(
      'robocopy $content $folder /E /R:5 /W:2 /NFL /NDL /NJH | Out-Host',
      `if ($LASTEXITCODE -ge 8) { Fail "${words.log.buildFailed}" }`,
      'if ($wasRunning) { Start-Server }',
      `Say "${words.log.buildInstalled}"`,
      'exit 0',
    ),
  );
}

/** Registers the tasks: the server itself, and what runs at set times. */
export function tasksScript(make: Make): string {
  const {words, choices} = make;
  const task = (job: string, trigger: string): string =>
    `Add-Task ${quote(`${choices.name} ${job}`)} ${quote(`${job}.ps1`)} (${trigger})`;
  return parts(
    head(words.comment.tasks, words.comment.tasksHow),
    lines(
      `$scripts = ${quote(windowsFolder(make))}`,
      comment(words.comment.taskUser),
      '$principal = New-ScheduledTaskPrincipal -UserId "$env:USERDOMAIN\\$env:USERNAME" -LogonType S4U',
      comment(words.comment.taskSettings),
      '$options = @{',
      '  ExecutionTimeLimit = [TimeSpan]::Zero',
      '  Priority = 4',
      '  AllowStartIfOnBatteries = $true',
      '  DontStopIfGoingOnBatteries = $true',
      '  RestartCount = 10',
      '  RestartInterval = New-TimeSpan -Minutes 1',
      '}',
      '$settings = New-ScheduledTaskSettingsSet @options',
      'function Add-Task($title, $file, $trigger) {',
      '  $action = New-ScheduledTaskAction -Execute \'powershell.exe\' -Argument "-NoProfile -ExecutionPolicy Bypass -File `"$scripts\\$file`""',
      '  Register-ScheduledTask -TaskName $title -Action $action -Trigger $trigger -Settings $settings -Principal $principal -Force | Out-Null',
      '}',
    ),
    lines(
      task('server', 'New-ScheduledTaskTrigger -AtStartup'),
      choices.restart !== '' &&
        task('restart', `New-ScheduledTaskTrigger -Daily -At ${quote(firstWarning(make))}`),
      choices.backupHours > 0 &&
        task(
          'backup',
          `New-ScheduledTaskTrigger -Once -At '00:30' -RepetitionInterval (New-TimeSpan -Hours ${choices.backupHours})`,
        ),
      choices.update === 'auto' &&
        task(
          'update',
          "New-ScheduledTaskTrigger -Once -At '00:15' -RepetitionInterval (New-TimeSpan -Hours 1)",
        ),
      `Start-ScheduledTask -TaskName ${quote(`${choices.name} server`)}`,
    ),
  );
}
