// This file has over 300 lines, because all scripts run on the same kind of machine, with the same helpers.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {WindowsMachine, type Options} from './support/machine';
import {Server} from './support/server';
import {oldestVersion} from '../../src/data/versions';

interface Row extends Options {
  readonly remote: 'rest' | 'rcon';
}

const rows: readonly Row[] = [
  {
    remote: 'rest',
    locale: 'ja',
    choices: {keep: 2, folder: 'C:\\パル ソ表', backups: 'E:\\バックアップ 表'},
  },
  {
    remote: 'rcon',
    version: oldestVersion.id,
    locale: 'en',
    choices: {keep: 2, name: 'pal2', port: 28250, folder: 'D:\\Game servers [2]\\pal2'},
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
    await rule(`${folder.replace('C:', '%SystemDrive%')}\\PALSERVER.exe`);
    await rule('C:\\other.exe');
    await server.does(
      'firewall.ps1',
      'The firewall opens UDP port %s for players, and blocks TCP port %s for other machines.',
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
      'THE FIREWALL IS OFF for these networks: %s. On such a network, every port of this machine can be reached. Turn the firewall on.',
      'Domain, Private, Public',
    );

    box.save(`${backups}\\${name}-2020-01-01_000000.zip`, 'old');
    box.save(`${backups}\\${name}-2020-01-02_000000.zip`, 'old');
    box.save(`${backups}\\mine.zip`, 'mine');
    box.save(`${backups}\\mine\\notes.txt`, 'mine');
    box.save(`${backups}\\${name}-2020-01-01_000000.zip.partial\\half`, '');
    // The server saves once more while its files are copied.
    const [world = ''] = fs.readdirSync(box.at(`${server.saved}\\SaveGames\\0`));
    box.write('state/disturb', box.at(`${server.saved}\\SaveGames\\0\\${world}\\other.sav`));
    const played = server.played();
    const output = await server.does('backup.ps1', 'Backup made: %s', `${backups}\\${name}-`);
    expect(output).not.toContain(
      server.text(
        'The save may have failed, because no file of the world changed within a minute. The job continues.',
      ),
    );
    expect(output).toContain(
      server.text('Old backup deleted: %s', `${backups}\\${name}-2020-01-01_000000.zip`),
    );
    expect(server.copies()).toHaveLength(4);
    expect(server.copies()).toContain('mine');
    expect(box.read('state/rights')).toContain(
      `${box.at(backups)}: /inheritance:r /grant:r Admin User:(OI)(CI)F *S-1-5-18`,
    );
    const copy = `${backups}\\${server.copies().at(-1)}`;
    const listed = spawnSync('bsdtar', ['-tf', box.at(copy)], {encoding: 'utf8'}).stdout;
    expect(listed).toMatch(/^Saved\/SaveGames\/0\/\w+\/Level\.sav$/m);
    expect(listed).not.toContain('backup');
    expect(listed).toContain('other.sav');
    const level = ['-xOf', box.at(copy), `Saved/SaveGames/0/${world}/Level.sav`];
    const kept = Number.parseInt(spawnSync('bsdtar', level, {encoding: 'utf8'}).stdout, 10);
    expect(kept).toBeGreaterThanOrEqual(played);

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

    await server.does('update.ps1', 'There is nothing newer than %s.', '1001');
    box.write('steam/newest', '1002');
    for (const day of ['1', '2', '3', '4', '5']) {
      box.save(`${backups}\\${name}-2020-01-0${day}_000000-before-update.zip`, 'old');
    }
    await server.does('update.ps1', 'The update is complete.');
    await starts(4);
    expect(box.file(`${folder}\\program`)).toBe('1002\n');
    const updates = server.copies().filter((one) => one.endsWith('-before-update.zip'));
    expect(updates).toHaveLength(5);
    expect(updates.join()).not.toContain('2020-01-01');
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
      'NOT RESTARTED: the server already uses %s MB within an hour of its start, so the limit of %s MB is too low. Raise memory_limit in %s.',
      '3072',
      '2000',
      `${server.home}\\settings.txt`,
    );
    box.write('state/started', '');
    box.write('state/players', '0');
    await server.does('watch-memory.ps1', 'Restarted.');
    await starts(6);
    await server.does('stop.ps1 -Warn', 'The server is empty, so no warning is sent.');
    expect(box.isRunning()).toBe(false);
    await server.does('watch-memory.ps1');
    await server.does('restart.ps1', 'The server is not running. There is nothing to restart.');
    await server.does('backup.ps1');
  });
});

it('says what is wrong on a bad day, and leaves the server, its world and its backups alone', async () => {
  const server = await Server.start({locale: 'ja', choices: {update: 'auto'}});
  const {box, home, saved} = server;
  const {backups} = box.choices;
  const settings = `${home}\\settings.txt`;
  const says = async (call: string, ...sentence: readonly [string, ...string[]]) =>
    expect((await box.script(call)).output, call).toContain(server.text(...sentence));
  const during = async (flags: Readonly<Record<string, string>>, work: () => Promise<unknown>) => {
    Object.entries(flags).forEach(([name, text]) => box.write(`state/${name}`, text));
    await work();
    Object.keys(flags).forEach((name) => fs.rmSync(`${box.root}/state/${name}`, {force: true}));
  };

  await during({'no-rights': ''}, () =>
    server.does(
      'backup.ps1',
      'OTHER ACCOUNTS CAN READ %s, because its disk or network folder cannot store permissions. To protect the passwords in the backups, write another folder after backups= in %s.',
      backups,
      `${home}\\settings.txt`,
    ),
  );
  const other = box.at(`${saved}\\SaveGames\\0\\other.sav`);
  await during({disturb: other, 'disturb-always': ''}, () =>
    server.does(
      'backup.ps1',
      'The server saved during all five tries, so this backup may mix two saves. Make another one.',
    ),
  );
  const copies = server.copies();
  box.write('steam/newest', '1002');
  await during({'disk-full': ''}, async () => {
    await server.fails(
      'backup.ps1',
      'NO BACKUP WAS MADE. The reason is above. Often the disk is full. All older backups are still there.',
    );
    await server.fails(
      'update.ps1',
      'NOT UPDATED: the backup before the update failed. The reason is above. The server stays on the old build.',
    );
  });
  await box.starts(2);
  expect(server.copies()).toEqual(copies);
  await during({free: '5999'}, () =>
    server.fails(
      'update.ps1',
      'NOT UPDATED: only %s MB are free, but 6000 MB are needed. Free disk space, then run the update again.',
      '5999',
    ),
  );
  await during({network: 'C'}, () =>
    server.fails(
      'tasks.ps1',
      'A task cannot use this drive. Choose a folder on a disk of this machine.',
    ),
  );
  box.write('steam/newest', '');
  await server.fails(
    'update.ps1',
    'NOT UPDATED: Steam does not say what the newest build is. Nothing was changed. Run the update again later.',
  );
  box.write('steam/newest', '1002');

  const turn = spawn('flock', [box.at(`${home}\\turn.lock`), 'sleep', '1000'], {detached: true});
  await box.until(() => box.run(`! flock -n "${box.at(`${home}\\turn.lock`)}" true`).status === 0);
  fs.rmSync(`${box.root}/state/sleeps`);
  const waiting = box.script('backup.ps1');
  await box.until(() => box.read('state/sleeps').split('\n').includes('1'));
  process.kill(-Number(turn.pid));
  const waited = await waiting;
  expect(waited.output).toContain(
    server.text('Another job is running. This one waits up to an hour for it to end.'),
  );
  expect(waited.code, waited.output).toBe(0);

  // The server accepted the shutdown, but doesn't end.
  await during({hangs: '', sleep: '1'}, async () => {
    await server.fails(
      'stop.ps1',
      'The server is still running after four minutes. When it ends, it stays off.',
    );
    expect(fs.existsSync(box.at(`${home}\\stopped.txt`))).toBe(true);
    fs.rmSync(box.at(`${home}\\stopped.txt`));
    await server.fails(
      'restart.ps1',
      'The server is still running after four minutes. Nothing was changed. When it ends, it starts again.',
    );
  });
  expect(fs.existsSync(box.at(`${home}\\stopped.txt`))).toBe(false);

  const copy = `${backups}\\${server.copies().at(-1)}`;
  const password = box.file(`${home}\\admin-password.txt`);
  box.save(`${home}\\admin-password.txt`, 'wrong');
  await server.does(
    'backup.ps1',
    'The server did not save. The backup contains the last autosave.',
  );
  await server.fails(
    'restart.ps1',
    'NOT RESTARTED: the server does not answer or does not save. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.',
    `${home}\\admin-password.txt`,
    `${box.port}`,
  );
  await server.fails(
    'update.ps1',
    'NOT UPDATED: the server does not answer or does not save. It stays on the old build. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.',
    `${home}\\admin-password.txt`,
    `${box.port}`,
  );
  await says('stop.ps1 -Warn', 'The server did not accept the warning. The stop continues.');
  for (const call of ['stop.ps1', `restore.ps1 '${copy}'`]) {
    await says(call, 'The server did not save. Progress since the last autosave may be lost.');
    await server.fails(
      call,
      'The server did not accept the shutdown, so it still runs. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.',
      `${home}\\admin-password.txt`,
      `${box.port}`,
    );
  }
  box.save(`${home}\\admin-password.txt`, password);
  expect(box.isRunning()).toBe(true);
  expect(box.game().filter((line) => line === 'ready')).toHaveLength(2);

  // With a mistake in the settings, the task waits until it is corrected.
  await server.does('stop.ps1');
  const right = box.file(settings);
  box.save(settings, `${right}keep=0\n`);
  fs.rmSync(`${box.root}/state/sleeps`);
  fs.rmSync(box.at(`${home}\\stopped.txt`));
  await box.until(() => (box.read('state/sleeps').match(/^15$/gm) ?? []).length > 3);
  expect(box.isRunning()).toBe(false);
  box.save(settings, right);
  await box.starts(3);

  await server.fails('restore.ps1 C:\\gone.zip', 'There is no file %s.', 'C:\\gone.zip');
  server.set('steamcmd=C:\\gone.exe');
  await server.fails(
    'update.ps1',
    'SteamCMD was not found. Install it, or write its path after steamcmd= in %s.',
    settings,
  );
  server.set('steamcmd=');
  await server.fails(
    'update.ps1',
    'Steam updates this server. If SteamCMD should update it, write the path of SteamCMD after steamcmd= in %s.',
    settings,
  );
  // Without REST and RCON nothing can save, and Windows ends the process.
  server.set('remote=none');
  await server.does(
    'stop.ps1',
    'The server has stopped and stays off. To start it again, delete %s',
    `${home}\\stopped.txt`,
  );
  expect(box.isRunning()).toBe(false);
  fs.renameSync(box.at(`${saved}\\SaveGames`), box.at(`${saved}\\elsewhere`));
  await says(
    'backup.ps1',
    'There is no SaveGames folder in %s. Check folder= in %s. If it is right, start the server once.',
    saved,
    settings,
  );
  server.set('folder=C:\\gone');
  await server.fails(
    'backup.ps1',
    'The folder %s does not exist. Correct folder= in %s.',
    'C:\\gone',
    settings,
  );
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
  'Write a whole number from 1 to 1000. Put comments on separate lines.': [
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
  'The file %s is missing. It is needed for language=%s. Download it from the guide.': [
    'language=ko',
  ],
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
