import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {WindowsMachine, type Options} from './support/machine';
import {Server} from './support/server';
import {oldestVersion} from '../../src/data/versions';

interface Row extends Options {
  readonly remote: 'rest' | 'rcon';
}

const rows: readonly Row[] = [
  {remote: 'rest', locale: 'en', choices: {keep: 2}},
  {
    remote: 'rest',
    locale: 'ja',
    choices: {keep: 2, folder: 'C:\\パル ソ表', backups: 'E:\\バックアップ 表'},
  },
  {
    remote: 'rcon',
    version: oldestVersion.id,
    locale: 'ja',
    choices: {keep: 2, name: 'pal2', port: 28250, folder: 'D:\\Game servers\\pal2'},
  },
];

describe.each(rows)('a day of $remote in $locale at $choices.folder', (row) => {
  it('starts, copies, warns, restarts, restores, updates and stops', async () => {
    const server = await Server.start(row, row.remote);
    const {box} = server;
    const {port, name, backups, folder} = box.choices;
    const starts = (count: number) => box.starts(count, port);
    expect(box.game(port)[0]).toBe(
      `start 0 Pal -port=${port} -players=32 -queryport=27015 -stdout -FullStdOutLogOutput`,
    );
    const tasks = await box.type(`Get-ScheduledTask -TaskName '${name} *'`);
    expect(tasks.output).toMatch(new RegExp(`${name} server +Running`));
    // The first warning comes ten minutes before the time of the settings.
    expect(box.read('state/tasks.json')).toContain('"At": "04:50"');

    const rule = (program: string) =>
      box.type(`New-NetFirewallRule -DisplayName PalServer -Program '${program}' | Out-Null`);
    await rule(`${folder}\\PalServer.exe`);
    await rule('C:\\other.exe');
    await server.does(
      'firewall.ps1',
      'UDP port %s is open for players, TCP port %s is closed.',
      `${port}`,
      `${box.port}`,
    );
    await server.does('firewall.ps1');
    const rules = JSON.parse(box.read('state/firewall.json')) as Record<string, string>[];
    expect(
      rules.map(
        (one) => `${one.DisplayName} ${one.Action} ${one.Protocol} ${String(one.LocalPort)}`,
      ),
    ).toEqual([
      'PalServer Allow Any Any',
      `${name} game port Allow UDP ${port}`,
      `${name} administration Block TCP ${box.port}`,
    ]);
    box.write('state/firewall-off', '');
    await server.fails(
      'firewall.ps1',
      'THE FIREWALL IS OFF (%s). Every port of this machine can be reached from outside. Turn it on.',
      'Domain, Private, Public',
    );

    box.save(`${backups}\\${name}-2020-01-01_000000.zip`, 'old');
    box.save(`${backups}\\${name}-2020-01-02_000000.zip`, 'old');
    box.save(`${backups}\\mine.zip`, 'mine');
    // The server saves once more while its files are copied.
    const [world = ''] = fs.readdirSync(box.at(`${server.saved}\\SaveGames\\0`));
    box.write('state/disturb', box.at(`${server.saved}\\SaveGames\\0\\${world}\\other.sav`));
    const output = await server.does('backup.ps1', 'Backup made: %s', `${backups}\\${name}-`);
    expect(output).not.toContain(
      server.text('No file changed within a minute after the save. The job continues.'),
    );
    expect(output).toContain(
      server.text('Old backup deleted: %s', `${backups}\\${name}-2020-01-01_000000.zip`),
    );
    expect(server.copies()).toHaveLength(3);
    expect(box.read('state/rights')).toContain(
      `${box.at(backups)}: /inheritance:r /grant:r Admin User:(OI)(CI)F *S-1-5-18`,
    );
    const copy = `${backups}\\${server.copies().at(-1)}`;
    const listed = spawnSync('bsdtar', ['-tf', box.at(copy)], {encoding: 'utf8'}).stdout;
    expect(listed).toMatch(/^Saved\/SaveGames\/0\/\w+\/Level\.sav$/m);
    expect(listed).not.toContain('backup');
    expect(listed).toContain('other.sav');

    const before = server.played();
    await server.does('restart.ps1', 'Restarted.');
    await starts(2);
    expect(server.worlds()[0]).toBeGreaterThanOrEqual(before);
    const waits = box
      .read('state/sleeps')
      .match(/^\d{2,}$/gm)
      ?.filter((wait) => wait !== '15');
    expect(waits).toEqual(['300', '120', '120', '60']);
    const warned = box.game(port).filter((line) => /announce|Broadcast/.test(line));
    expect(warned).toHaveLength(4);
    expect(warned[0]).toContain(
      row.remote === 'rest'
        ? server.text('Restart in %s min. The world is saved first.', '10')
        : '_10_',
    );

    await server.does(`restore.ps1 '${copy}'`, 'Restored. The server is starting.');
    await starts(3);
    expect(server.played()).toBeLessThan(before + 400);
    const aside = fs
      .readdirSync(box.at(`${folder}\\Pal`))
      .filter((one) => one.startsWith('Saved.before-restore-'));
    expect(aside).toHaveLength(1);
    expect(server.worlds(`${folder}\\Pal\\${aside[0]}`)[0]).toBeGreaterThanOrEqual(before);
    const list = await box.script('restore.ps1');
    expect(list.output).toContain(copy);

    await server.does('update.ps1', 'Nothing newer than %s.', '1001');
    box.write('steam/newest', '1002');
    await server.does('update.ps1', 'The update is complete.');
    await starts(4);
    expect(box.file(`${folder}\\program`)).toBe('1002\n');
    expect(server.copies().filter((one) => one.endsWith('-before-update.zip'))).toHaveLength(1);
    box.write('steam/newest', '1003');
    box.write('steam/failures', '2');
    await server.fails(
      'update.ps1',
      'THE UPDATE IS NOT COMPLETE. The server stays off, and the world is untouched. Run the update again. To start the incomplete build anyway, delete %s.',
      `${server.home}\\update-unfinished.txt`,
    );
    expect(box.isRunning()).toBe(false);
    await server.does('update.ps1', 'The update is complete.');
    await starts(5);

    await server.fails(
      'watch-memory.ps1',
      'Set memory_limit in %s to a limit in megabytes.',
      `${server.home}\\settings.txt`,
    );
    server.set('memory_limit=4000');
    await server.does(
      'watch-memory.ps1',
      'The server uses %s MB. The limit is %s MB.',
      '3072',
      '4000',
    );
    server.set('memory_limit=2000');
    await server.fails(
      'watch-memory.ps1',
      'The server uses %s MB within an hour of its start. The limit of %s MB is too low for this world.',
      '3072',
      '2000',
    );
    box.write('state/started', '');
    box.write('state/players', '0');
    await server.does('watch-memory.ps1', 'Restarted.');
    await starts(6);
    await server.does('stop.ps1 -Warn', 'The server is empty. No warning needed.');
    expect(box.isRunning()).toBe(false);
    await server.does('watch-memory.ps1');
    await server.does('restart.ps1', 'The server is not running. There is nothing to restart.');
    await server.does('backup.ps1');
  });
});

it('takes settings in every encoding that an editor of Windows has', async () => {
  const choices = {folder: 'C:\\パル ソ表', backups: 'D:\\保存'} as const;
  const box = await WindowsMachine.create({locale: 'ja', choices});
  await box.install('secret');
  const file = 'C:\\ProgramData\\palworld\\settings.txt';
  const text = box
    .file(file)
    .replaceAll('\n', '\r\n')
    .replaceAll(/^(folder|keep)=/gm, '$1 = ');
  const python = (encoding: string) =>
    spawnSync(
      'python3',
      [
        '-c',
        `import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode().encode("${encoding}"))`,
      ],
      {input: text},
    ).stdout;
  for (const encoding of ['utf-8', 'utf-8-sig', 'utf-16', 'cp932']) {
    box.save(file, python(encoding));
    const {output} = await box.script('backup.ps1');
    expect(output, encoding).toContain('C:\\パル ソ表\\Pal\\Saved');
    expect(output, encoding).toContain('SaveGames');
  }
});

const wrong = {
  'Write a whole number from 1 to 1000, and comments on lines of their own.': [
    'keep=0',
    'keep=28 # a week',
  ],
  'Write a full path such as C:\\palserver, without a backslash at the end.': [
    'folder=palserver',
    'backups=D:\\x\\',
    'backups=D:\\a*',
  ],
  'This folder belongs to the system or to a whole account. Choose a separate folder for the server.':
    [
      'folder=C:\\Users\\me',
      'folder=C:\\Program Files (x86)',
      'backups=C:\\a\\..\\b',
      'folder=C:\\Windows\\x',
    ],
  'Choose a folder outside the install folder.': ['backups=C:\\palserver\\x'],
  'Write rest, rcon or none.': ['remote=telnet'],
  'Write a number of megabytes, or 0.': ['memory_limit=14 GB'],
  'Write yes or no.': ['listed=maybe'],
  'Write a whole number from 1 to 32.': ['players=40'],
  'Write auto or manual.': ['update=never'],
  'Write 1, 2, 3, 4, 6, 8, 12 or 24 hours, or 0 for never.': ['backup_hours=5'],
  'Use lower-case letters, digits and hyphens, starting with a letter.': ['name=Pal world'],
  'Write the minutes from the largest to the smallest.': ['warnings=1 5'],
  'Write a port number.': ['remote_port=80; id'],
  'Write minutes with spaces between them, for example 10 5 3 1, or nothing.': ['warnings=ten'],
  'Write a time such as 05:00, or nothing.': ['restart_at=5'],
  'there is no setting "kep".': ['kep=3'],
  'is not of the form name=value.': ['C:\\palserver'],
  'There is no file %s with the messages of language=%s.': ['language=ko'],
};

it('stops at a wrong line of the settings, and says what is right', async () => {
  const box = await WindowsMachine.create();
  await box.install('secret');
  const file = 'C:\\ProgramData\\palworld\\settings.txt';
  const right = box.file(file);
  for (const [sentence, lines] of Object.entries(wrong)) {
    for (const line of lines) {
      box.save(file, `${right}${line}\n`);
      const {output, code} = await box.script('backup.ps1');
      expect(output, line).toContain(sentence.split('%s').at(-2)?.trim() ?? sentence);
      expect(code, line).toBe(1);
    }
  }
  for (const script of [
    'stop',
    'restart',
    'restore',
    'update',
    'watch-memory',
    'install-build',
    'tasks',
    'firewall',
  ]) {
    if (fs.existsSync(box.at(`C:\\ProgramData\\palworld\\${script}.ps1`))) {
      expect((await box.script(`${script}.ps1`)).code, script).toBe(1);
    }
  }
  fs.rmSync(box.at(file));
  expect((await box.script('backup.ps1')).output).toContain('is missing');
});
