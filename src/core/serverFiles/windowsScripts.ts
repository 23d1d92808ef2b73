/** The PowerShell scripts for a Windows server under the Task Scheduler. As in shellScripts.ts. */
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
import {comment, fill, lines, parts} from './text';
import type {Make} from './types';
import {startArguments} from './units';

/** How to run a script by hand. */
export function byHand(make: Make, call: string): string {
  return fill(make.words.comment.byHandWindows, {
    line: `powershell -ExecutionPolicy Bypass -File ${windowsFolder(make)}\\${call}`,
  });
}

/** Keeps the server running: the task starts this script, and this script starts the server. */
export function runScript(make: Make): string {
  const {words} = make;
  // The engine's own arguments, without which nothing reaches the log (see `windowsTask`).
  const log = ['-stdout', '-FullStdOutLogOutput'];
  const list = ['Pal', ...startArguments(make), ...log].map(quote).join(', ');
  return parts(
    head(words.comment.runWindows, words.comment.runWindowsHow),
    lines(
      settings(make, 'folder', 'program', 'hold'),
      `$log = ${quote(`${windowsFolder(make)}\\server.log`)}`,
      `$arguments = @(${list})`,
    ),
    lines(
      'while ($true) {',
      comment(words.comment.holdFile).replace(/^/gm, '  '),
      '  if (-not (Test-Path -LiteralPath $hold)) {',
      '    if (Test-Path -LiteralPath $log) { Move-Item -LiteralPath $log -Destination "$log.previous" -Force }',
      '    $options = @{',
      '      FilePath = $program',
      '      ArgumentList = $arguments',
      '      WorkingDirectory = $folder',
      '      RedirectStandardOutput = $log',
      '      NoNewWindow = $true',
      '      PassThru = $true',
      '      Wait = $true',
      '    }',
      '    Start-Process @options | Out-Null',
      '  }',
      '  Start-Sleep -Seconds 15',
      '}',
    ),
  );
}

export function stopScript(make: Make): string {
  const {words, choices} = make;
  return parts(
    head(words.comment.stopWindowsScript, byHand(make, 'stop.ps1')),
    settings(
      make,
      'program',
      'hold',
      choices.hasRemote && 'saved',
      choices.hasRemote && 'passwordFile',
      choices.hasRemote && 'port',
    ),
    talk,
    choices.hasRemote && remote(make, 'save', 'shutdown'),
    choices.hasRemote && worldState(make),
    choices.hasRemote && saveWorld(make),
    control(make, true),
    lines(
      choices.hasRemote &&
        `if (Get-Server) { try { Save-World } catch { Say "${words.log.noSave}" } }`,
      'Stop-Server',
      `Say "${words.log.stoppedWindows}"`,
    ),
  );
}

export function restartScript(make: Make): string {
  const {words, choices} = make;
  const asks = choices.hasRemote;
  const warns = asks && choices.warn > 0;
  return parts(
    head(words.comment.restart, byHand(make, 'restart.ps1')),
    settings(
      make,
      'name',
      'program',
      'hold',
      asks && 'saved',
      asks && 'passwordFile',
      asks && 'port',
      warns && 'warnings',
    ),
    talk,
    lock(make),
    asks && remote(make, 'save', 'shutdown', ...(warns ? (['announce'] as const) : [])),
    asks && worldState(make),
    asks && saveWorld(make),
    warns && warnPlayers(make),
    control(make, true),
    lines(
      'if (-not (Get-Server)) {',
      `  Say "${words.log.nothingToRestart}"`,
      '  exit 0',
      '}',
      asks && comment(words.comment.putOff),
      asks &&
        lines(
          'try {',
          warns && '  Send-Warnings',
          '  Save-World',
          `} catch { Fail "${words.log.restartPutOff}" }`,
        ),
      'Stop-Server',
      'Start-Server',
      `Say "${words.log.restarted}"`,
    ),
  );
}

export function backupScript(make: Make): string {
  const {words, choices} = make;
  const asks = choices.hasRemote;
  return parts(
    head(words.comment.backup, byHand(make, 'backup.ps1')),
    settings(
      make,
      'name',
      'saved',
      'backups',
      'keep',
      asks && 'program',
      asks && 'passwordFile',
      asks && 'port',
    ),
    talk,
    lock(make),
    asks && remote(make, 'save'),
    worldState(make),
    asks && saveWorld(make),
    asks && control(make, false),
    makeCopy(make),
    prune(make),
    lines(
      asks && `if (Get-Server) { try { Save-World } catch { Say "${words.log.noSaveCopy}" } }`,
      "try { New-Copy '' } catch {",
      '  Say "$_"',
      `  Fail "${words.log.noCopy}"`,
      '}',
      comment(words.comment.pruneAfter),
      "Remove-OldCopies '' $keep",
    ),
  );
}

export function restoreScript(make: Make): string {
  const {words, choices} = make;
  const asks = choices.hasRemote;
  return parts(
    lines(
      'param([string]$archive)',
      head(words.comment.restore, byHand(make, 'restore.ps1 FILE.zip')),
    ),
    settings(
      make,
      'name',
      'program',
      'hold',
      'saved',
      'backups',
      asks && 'passwordFile',
      asks && 'port',
    ),
    talk,
    lock(make),
    asks && remote(make, 'save', 'shutdown'),
    asks && worldState(make),
    asks && saveWorld(make),
    control(make, true),
    lines(
      'if (-not $archive) {',
      `  Say "${words.log.whichArchive}"`,
      '  Get-ChildItem -LiteralPath $backups -Filter *.zip | ForEach-Object { $_.FullName }',
      '  exit 1',
      '}',
      `if (-not (Test-Path -LiteralPath $archive)) { Fail "${words.log.noArchive}" }`,
      '$archive = (Resolve-Path -LiteralPath $archive).Path',
    ),
    lines(
      comment(words.comment.unpackFirst),
      '$new = "$saved.new-$(Get-Date -Format yyyy-MM-dd_HHmmss)"',
      'New-Item -ItemType Directory -Path $new | Out-Null',
      'tar.exe -x -f $archive -C $new',
      'if ($LASTEXITCODE -ne 0) {',
      '  Remove-Item -LiteralPath $new -Recurse -Force',
      `  Fail "${words.log.noRoom}"`,
      '}',
      'if (-not (Get-ChildItem -Path "$new\\Saved\\SaveGames\\0\\*\\Level.sav" -ErrorAction SilentlyContinue)) {',
      '  Remove-Item -LiteralPath $new -Recurse -Force',
      `  Fail "${words.log.wrongArchive}"`,
      '}',
    ),
    lines(
      asks && `if (Get-Server) { try { Save-World } catch { Say "${words.log.noSave}" } }`,
      'Stop-Server',
      comment(words.comment.setAside),
      '$old = "$saved.before-restore-$(Get-Date -Format yyyy-MM-dd_HHmmss)"',
      'if (Test-Path -LiteralPath $saved) { Move-Item -LiteralPath $saved -Destination $old }',
      'try { Move-Item -LiteralPath "$new\\Saved" -Destination $saved } catch {',
      '  if (Test-Path -LiteralPath $old) { Move-Item -LiteralPath $old -Destination $saved }',
      '  Start-Server',
      `  Fail "${words.log.moveFailed}"`,
      '}',
      'Remove-Item -LiteralPath $new -Recurse -Force',
      'Start-Server',
      `Say "${words.log.restored}"`,
      `if (Test-Path -LiteralPath $old) { Say "${words.log.oldIsIn}" }`,
    ),
  );
}
