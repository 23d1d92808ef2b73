/** The parts of the PowerShell scripts, for Windows PowerShell 5.1 and later. As in shell.ts. */
import {rconMessages, warningMinutes} from '../../data/serverFiles';
import {comment, lines} from './text';
import type {Make} from './types';

/** Folder of the scripts and of the password. */
export function windowsFolder({choices}: Make): string {
  return `C:\\ProgramData\\${choices.name}`;
}

/** A text in single quotes, in which PowerShell takes every letter as it is. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export function head(what: string, how: string): string {
  return lines(comment(what), `# ${how}`, "$ErrorActionPreference = 'Stop'");
}

type SettingName =
  | 'name'
  | 'folder'
  | 'program'
  | 'saved'
  | 'backups'
  | 'keep'
  | 'warnings'
  | 'passwordFile'
  | 'port'
  | 'app'
  | 'hold'
  | 'steamcmd';

export function settings(make: Make, ...wanted: readonly (SettingName | false)[]): string {
  const {choices, facts} = make;
  const values: Readonly<Record<SettingName, string>> = {
    name: `$name = ${quote(choices.name)}`,
    folder: `$folder = ${quote(choices.folder)}`,
    program: `$program = ${quote(`${choices.folder}\\${facts.windowsProgram}`)}`,
    saved: `$saved = ${quote(`${choices.folder}\\Pal\\Saved`)}`,
    backups: `$backups = ${quote(choices.backups)}`,
    keep: `$keep = ${choices.keep}`,
    warnings: `$warnings = @(${warningMinutes[choices.warn].join(', ')})`,
    passwordFile: `$passwordFile = ${quote(`${windowsFolder(make)}\\admin-password.txt`)}`,
    port: `$port = ${choices.remotePort}`,
    app: `$app = ${facts.steamAppId}`,
    hold: `$hold = ${quote(`${windowsFolder(make)}\\stopped.txt`)}`,
    steamcmd: "$steamcmd = 'C:\\steamcmd\\steamcmd.exe'",
  };
  return wanted.flatMap((name) => (name ? [values[name]] : [])).join('\n');
}

export const talk = lines(
  'function Say($text) { Write-Output "$(Get-Date -Format s) $text" }',
  'function Fail($text) {',
  '  Say $text',
  '  exit 1',
  '}',
);

export function lock({words}: Make): string {
  return lines(
    comment(words.comment.lock),
    '$mutex = New-Object System.Threading.Mutex($false, "Global\\$name")',
    'try {',
    `  if (-not $mutex.WaitOne(3600000)) { Fail "${words.log.busy}" }`,
    '} catch [System.Threading.AbandonedMutexException] {',
    `  Say "${words.log.lockAbandoned}"`,
    '}',
  );
}

export type RemoteNeed = 'save' | 'announce' | 'shutdown';

export function remote(make: Make, ...needs: readonly RemoteNeed[]): string {
  return make.facts.remote === 'rest' ? rest(make, needs) : rcon(make, needs);
}

function rest({words}: Make, needs: readonly RemoteNeed[]): string {
  return lines(
    comment(words.comment.restWindows),
    'function Invoke-Rest($method, $operation, $body = @{}) {',
    '  $password = (Get-Content -LiteralPath $passwordFile -TotalCount 1 -Encoding UTF8).Trim()',
    '  $secret = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes("admin:$password"))',
    '  $options = @{',
    '    Method = $method',
    '    Uri = "http://127.0.0.1:$port/v1/api/$operation"',
    '    Headers = @{ Authorization = "Basic $secret" }',
    '    TimeoutSec = 15',
    '    UseBasicParsing = $true',
    '  }',
    "  if ($method -eq 'POST') {",
    "    $options.ContentType = 'application/json; charset=utf-8'",
    '    $options.Body = [Text.Encoding]::UTF8.GetBytes((ConvertTo-Json $body -Compress))',
    '  }',
    '  Invoke-RestMethod @options',
    '}',
    needs.includes('save') && 'function Save-Remote { Invoke-Rest POST save | Out-Null }',
    needs.includes('announce') &&
      lines(
        'function Send-Warning($minutes) {',
        `  Invoke-Rest POST announce @{ message = "${words.game.warning}" } | Out-Null`,
        '}',
        'function Get-PlayerCount { (Invoke-Rest GET metrics).currentplayernum }',
      ),
    needs.includes('shutdown') &&
      lines(
        'function Stop-Remote {',
        `  Invoke-Rest POST shutdown @{ waittime = 5; message = "${words.game.stop}" } | Out-Null`,
        '}',
      ),
  );
}

function rcon({words}: Make, needs: readonly RemoteNeed[]): string {
  return lines(
    comment(words.comment.rconWindows),
    'function Send-Packet($stream, $number, $kind, $text) {',
    '  $body = [BitConverter]::GetBytes([int]$number) + [BitConverter]::GetBytes([int]$kind) +',
    '    [Text.Encoding]::ASCII.GetBytes($text) + [byte[]](0, 0)',
    '  $packet = [byte[]]([BitConverter]::GetBytes([int]$body.Length) + $body)',
    '  $stream.Write($packet, 0, $packet.Length)',
    '}',
    'function Receive-Packet($stream) {',
    '  $data = New-Object byte[] 4096',
    '  $size = $stream.Read($data, 0, $data.Length)',
    `  if ($size -lt 12) { throw "${words.log.rconClosed}" }`,
    '  @{',
    '    Number = [BitConverter]::ToInt32($data, 4)',
    '    Text = [Text.Encoding]::UTF8.GetString($data, 12, $size - 12).Trim([char]0, [char]10, [char]13)',
    '  }',
    '}',
    'function Invoke-Rcon($command) {',
    '  $password = (Get-Content -LiteralPath $passwordFile -TotalCount 1).Trim()',
    "  $client = New-Object System.Net.Sockets.TcpClient('127.0.0.1', $port)",
    '  try {',
    '    $stream = $client.GetStream()',
    '    $stream.ReadTimeout = 5000',
    '    Send-Packet $stream 1 3 $password',
    `    if ((Receive-Packet $stream).Number -eq -1) { throw "${words.log.rconRefused}" }`,
    '    Send-Packet $stream 2 2 $command',
    '    (Receive-Packet $stream).Text',
    '  } finally {',
    '    $client.Close()',
    '  }',
    '}',
    needs.includes('save') && "function Save-Remote { Invoke-Rcon 'Save' | Out-Null }",
    needs.includes('announce') &&
      lines(
        'function Send-Warning($minutes) {',
        `  Invoke-Rcon "Broadcast ${rconMessages.warning}" | Out-Null`,
        '}',
        comment(words.comment.rconPlayers),
        'function Get-PlayerCount { @((Invoke-Rcon \'ShowPlayers\') -split "`n" | Where-Object { $_ }).Count - 1 }',
      ),
    needs.includes('shutdown') &&
      `function Stop-Remote { Invoke-Rcon 'Shutdown 5 ${rconMessages.stop}' | Out-Null }`,
  );
}

export function worldState({words}: Make): string {
  return lines(
    comment(words.comment.worldState),
    'function Get-WorldState {',
    '  $files = Get-ChildItem -LiteralPath "$saved\\SaveGames" -Recurse -File -ErrorAction SilentlyContinue |',
    "    Where-Object { $_.FullName -notmatch '\\\\backup\\\\' }",
    '  ($files | ForEach-Object { "$($_.FullName) $($_.Length) $($_.LastWriteTimeUtc.Ticks)" } | Sort-Object) -join \'|\'',
    '}',
  );
}

export function saveWorld({words}: Make): string {
  return lines(
    comment(words.comment.saveWorld),
    'function Save-World {',
    '  $before = Get-WorldState',
    '  $last = $before',
    '  $calm = 0',
    '  Save-Remote',
    '  for ($i = 0; $i -lt 60; $i++) {',
    '    Start-Sleep -Seconds 1',
    '    $now = Get-WorldState',
    '    if ($now -ne $before -and $now -eq $last) { $calm++ } else { $calm = 0 }',
    '    if ($calm -ge 3) { return }',
    '    $last = $now',
    '  }',
    `  Say "${words.log.saveUnseen}"`,
    '}',
  );
}

export function warnPlayers({words}: Make): string {
  return lines(
    comment(words.comment.warnPlayers),
    'function Send-Warnings {',
    '  $count = -1',
    `  try { $count = Get-PlayerCount } catch { Say "$_" }`,
    '  if ($count -eq 0) {',
    `    Say "${words.log.nobodyOnline}"`,
    '    return',
    '  }',
    '  for ($i = 0; $i -lt $warnings.Count; $i++) {',
    '    Send-Warning $warnings[$i]',
    '    $next = 0',
    '    if ($i + 1 -lt $warnings.Count) { $next = $warnings[$i + 1] }',
    '    Start-Sleep -Seconds (($warnings[$i] - $next) * 60)',
    '  }',
    '}',
  );
}

/** `Get-Server`, `Start-Server`, `Stop-Server`. */
export function control({words, choices}: Make, needsStop: boolean): string {
  return lines(
    'function Get-Server {',
    '  $process = [IO.Path]::GetFileNameWithoutExtension($program)',
    '  Get-Process -Name $process -ErrorAction SilentlyContinue | Where-Object { $_.Path -eq $program }',
    '}',
    needsStop &&
      lines(
        comment(words.comment.holdFile),
        'function Start-Server { Remove-Item -LiteralPath $hold -ErrorAction SilentlyContinue }',
        comment(choices.hasRemote ? words.comment.stopWindows : words.comment.killWindows),
        'function Stop-Server {',
        '  Set-Content -LiteralPath $hold -Value (Get-Date -Format s)',
        '  if (-not (Get-Server)) { return }',
        choices.hasRemote
          ? lines(
              '  try { Stop-Remote } catch {',
              '    Start-Server',
              `    Fail "${words.log.noShutdownWindows}"`,
              '  }',
            )
          : '  Get-Server | Stop-Process -Force',
        '  for ($i = 0; $i -lt 120 -and (Get-Server); $i++) { Start-Sleep -Seconds 1 }',
        `  if (Get-Server) { Fail "${words.log.notStopped}" }`,
        '}',
      ),
  );
}

export function makeCopy({words}: Make): string {
  return lines(
    comment(words.comment.makeCopy),
    'function New-Copy($label) {',
    `  if (-not (Test-Path -LiteralPath "$saved\\SaveGames")) { throw "${words.log.noWorld}" }`,
    '  $archive = Join-Path $backups "$name-$(Get-Date -Format yyyy-MM-dd_HHmmss)$label.zip"',
    '  $work = "$archive.partial"',
    '  New-Item -ItemType Directory -Force -Path $work | Out-Null',
    '  try {',
    '    for ($try = 1; $try -le 5; $try++) {',
    '      $before = Get-WorldState',
    '      robocopy $saved "$work\\Saved" /MIR /XD backup /R:5 /W:2 /NFL /NDL /NJH /NJS | Out-Null',
    comment(words.comment.robocopy).replace(/^/gm, '      '),
    `      if ($LASTEXITCODE -ge 8) { throw "robocopy: $LASTEXITCODE" }`,
    '      if ((Get-WorldState) -eq $before) { break }',
    `      if ($try -eq 5) { Say "${words.log.neverCalm}" }`,
    '      Start-Sleep -Seconds 5',
    '    }',
    '    tar.exe -a -c -f "$work\\copy.zip" -C $work Saved',
    '    if ($LASTEXITCODE -ne 0) { throw "tar: $LASTEXITCODE" }',
    '    tar.exe -t -f "$work\\copy.zip" | Out-Null',
    '    if ($LASTEXITCODE -ne 0) { throw "tar: $LASTEXITCODE" }',
    '    Move-Item -LiteralPath "$work\\copy.zip" -Destination $archive',
    `    Say "${words.log.copied}"`,
    '  } finally {',
    '    Remove-Item -LiteralPath $work -Recurse -Force -ErrorAction SilentlyContinue',
    '  }',
    '}',
  );
}

export function prune({words}: Make): string {
  return lines(
    comment(words.comment.prune),
    'function Remove-OldCopies($label, $count) {',
    '  $pattern = "^$([regex]::Escape($name))-\\d{4}-\\d\\d-\\d\\d_\\d{6}$label\\.zip$"',
    '  Get-ChildItem -LiteralPath $backups -File | Where-Object { $_.Name -match $pattern } |',
    '    Sort-Object Name -Descending | Select-Object -Skip $count | ForEach-Object {',
    '      $old = $_.FullName',
    '      Remove-Item -LiteralPath $old',
    `      Say "${words.log.pruned}"`,
    '    }',
    '}',
  );
}
