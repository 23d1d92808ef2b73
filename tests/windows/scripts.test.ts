// This file has over 300 lines, because all scripts run on the same kind of machine, with the same helpers.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {WindowsMachine, type Options} from './support/machine';
import {wrongLines} from '../support/settingLines';
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
    const box = await WindowsMachine.start(row, row.remote);
    const {port, name, backups, folder} = box.choices;
    expect(box.game()[0]).toBe(
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
    await box.does(
      'firewall.ps1',
      'The firewall opens UDP port %s for players',
      `${port}`,
      `${box.port}`,
    );
    await box.does('firewall.ps1');
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
    await box.fails(
      'firewall.ps1',
      'THE FIREWALL IS OFF for these networks: %s',
      'Domain, Private, Public',
    );

    box.write(`${backups}\\${name}-2020-01-01_000000.zip`, 'old');
    box.write(`${backups}\\${name}-2020-01-02_000000.zip`, 'old');
    box.write(`${backups}\\mine.zip`, 'mine');
    box.write(`${backups}\\mine\\notes.txt`, 'mine');
    box.write(`${backups}\\${name}-2020-01-01_000000.zip.partial\\half`, '');
    // The server saves once more while its files are copied.
    const [world = ''] = fs.readdirSync(box.at(`${box.saved}\\SaveGames\\0`));
    box.write('state/disturb', box.at(`${box.saved}\\SaveGames\\0\\${world}\\other.sav`));
    const played = box.played();
    const output = await box.does('backup.ps1', 'Backup made: %s', `${backups}\\${name}-`);
    expect(output).not.toMatch(box.says('The save may have failed,'));
    expect(output).toMatch(
      box.says('Old backup deleted: %s', `${backups}\\${name}-2020-01-01_000000.zip`),
    );
    expect(box.copies()).toHaveLength(4);
    expect(box.copies()).toContain('mine');
    expect(box.read('state/rights')).toContain(
      `${box.at(backups)}: /inheritance:r /grant:r Admin User:(OI)(CI)F *S-1-5-18`,
    );
    const copy = `${backups}\\${box.copies().at(-1)}`;
    const listed = spawnSync('bsdtar', ['-tf', box.at(copy)], {encoding: 'utf8'}).stdout;
    expect(listed).toMatch(/^Saved\/SaveGames\/0\/\w+\/Level\.sav$/m);
    expect(listed).not.toContain('backup');
    expect(listed).toContain('other.sav');
    const level = ['-xOf', box.at(copy), `Saved/SaveGames/0/${world}/Level.sav`];
    const kept = Number.parseInt(spawnSync('bsdtar', level, {encoding: 'utf8'}).stdout, 10);
    expect(kept).toBeGreaterThanOrEqual(played);

    const before = box.played();
    await box.does('restart.ps1', 'Restarted.');
    await box.starts(2);
    expect(box.worlds()[0]).toBeGreaterThanOrEqual(before);
    const waits = box
      .read('state/sleeps')
      .match(/^\d{2,}$/gm)
      ?.filter((wait) => wait !== '15');
    expect(waits).toEqual(['300', '120', '120', '60']);
    const warned = box.game().filter((line) => /announce|Broadcast/.test(line));
    expect(warned).toHaveLength(4);
    expect(warned[0]).toMatch(row.remote === 'rest' ? box.says('Restart in %s', '10') : /_10_/);

    await box.does(`restore.ps1 '${copy}'`, 'Restored. The server is starting.');
    await box.starts(3);
    expect(box.played()).toBeLessThan(before + 400);
    const aside = fs
      .readdirSync(box.at(`${folder}\\Pal`))
      .filter((one) => one.startsWith('Saved.before-restore-'));
    expect(aside).toHaveLength(1);
    expect(box.worlds(`${folder}\\Pal\\${aside[0]}`)[0]).toBeGreaterThanOrEqual(before);
    expect(await box.fails('restore.ps1', 'Run this again with the path')).toContain(copy);

    await box.does('update.ps1', 'There is nothing newer than %s.', '1001');
    box.write('steam/newest', '1002');
    for (const day of ['1', '2', '3', '4', '5']) {
      box.write(`${backups}\\${name}-2020-01-0${day}_000000-before-update.zip`, 'old');
    }
    await box.does('update.ps1', 'The update is complete.');
    await box.starts(4);
    expect(box.read(`${folder}\\program`)).toBe('1002\n');
    const updates = box.copies().filter((one) => one.endsWith('-before-update.zip'));
    expect(updates).toHaveLength(5);
    expect(updates.join()).not.toContain('2020-01-01');
    box.write('steam/newest', '1003');
    box.write('steam/failures', '2');
    await box.fails(
      'update.ps1',
      'THE UPDATE IS NOT COMPLETE',
      `${box.home}\\update-unfinished.txt`,
    );
    expect(box.isRunning()).toBe(false);
    await box.does('update.ps1', 'The update is complete.');
    await box.starts(5);

    await box.fails(
      'watch-memory.ps1',
      'Set memory_limit in %s to a limit in megabytes.',
      box.settings,
    );
    box.set('memory_limit=4000');
    await box.does(
      'watch-memory.ps1',
      'The server uses %s MB. The limit is %s MB.',
      '3072',
      '4000',
    );
    box.set('memory_limit=2000');
    await box.fails(
      'watch-memory.ps1',
      'NOT RESTARTED: the server already uses %s MB within an hour of its start',
      '3072',
      '2000',
      box.settings,
    );
    box.write('state/started', '');
    box.write('state/players', '0');
    await box.does('watch-memory.ps1', 'Restarted.');
    await box.starts(6);
    await box.does('stop.ps1 -Warn', 'The server is empty, so no warning is sent.');
    expect(box.isRunning()).toBe(false);
    await box.does('watch-memory.ps1');
    await box.does('restart.ps1', 'The server is not running. There is nothing to restart.');
    await box.does('backup.ps1');
  });
});

it('says what is wrong on a bad day, and leaves the server, its world and its backups alone', async () => {
  const box = await WindowsMachine.start({locale: 'ja', choices: {update: 'auto'}});
  const {home, saved, settings} = box;
  const {backups} = box.choices;
  const passwordFile = `${home}\\admin-password.txt`;
  const reach = [passwordFile, `${box.port}`] as const;
  const hold = `${home}\\stopped.txt`;
  const lock = box.at(`${home}\\turn.lock`);
  const during = async (flags: Readonly<Record<string, string>>, work: () => Promise<unknown>) => {
    Object.entries(flags).forEach(([name, text]) => box.write(`state/${name}`, text));
    await work();
    Object.keys(flags).forEach((name) => fs.rmSync(box.at(`state/${name}`), {force: true}));
  };

  await during({'no-rights': ''}, () =>
    box.does('backup.ps1', 'OTHER ACCOUNTS CAN READ %s, because its disk', backups, settings),
  );
  const other = box.at(`${saved}\\SaveGames\\0\\other.sav`);
  await during({disturb: other, 'disturb-always': ''}, () =>
    box.does('backup.ps1', 'The server saved during all five tries'),
  );
  const copies = box.copies();
  box.write('steam/newest', '1002');
  await during({'disk-full': ''}, async () => {
    await box.fails('backup.ps1', 'NO BACKUP WAS MADE');
    await box.fails('update.ps1', 'NOT UPDATED: the backup before the update failed');
  });
  await box.starts(2);
  expect(box.copies()).toEqual(copies);
  await during({free: '5999'}, () =>
    box.fails('update.ps1', 'NOT UPDATED: only %s MB are free', '5999'),
  );
  await during({network: 'C'}, () => box.fails('tasks.ps1', 'A task cannot use this drive'));
  box.write('steam/newest', '');
  await box.fails('update.ps1', 'NOT UPDATED: Steam does not say what the newest build is');
  box.write('steam/newest', '1002');

  const turn = spawn('flock', [lock, 'sleep', '1000'], {detached: true});
  await box.until(() => box.run(`! flock -n "${lock}" true`).status === 0);
  fs.rmSync(box.at('state/sleeps'));
  const waiting = box.does('backup.ps1', 'Another job is running');
  await box.until(() => box.read('state/sleeps').split('\n').includes('1'));
  process.kill(-Number(turn.pid));
  await waiting;

  // The server accepted the shutdown, but doesn't end.
  const slow = 'The server is still running after four minutes';
  await during({hangs: '', sleep: '1'}, async () => {
    await box.fails('stop.ps1', `${slow}. When it ends, it stays off`);
    expect(fs.existsSync(box.at(hold))).toBe(true);
    fs.rmSync(box.at(hold));
    await box.fails('restart.ps1', `${slow}. Nothing was changed`);
  });
  expect(fs.existsSync(box.at(hold))).toBe(false);

  const copy = `${backups}\\${box.copies().at(-1)}`;
  const password = box.read(passwordFile);
  box.write(passwordFile, 'wrong');
  await box.does('backup.ps1', 'The server did not save. The backup contains the last autosave.');
  await box.fails('restart.ps1', 'NOT RESTARTED: the server does not answer', ...reach);
  await box.fails('update.ps1', 'NOT UPDATED: the server does not answer', ...reach);
  await box.fails('stop.ps1 -Warn', 'The server did not accept the warning');
  for (const call of ['stop.ps1', `restore.ps1 '${copy}'`]) {
    const output = await box.fails(call, 'The server did not accept the shutdown, so', ...reach);
    expect(output).toMatch(box.says('The server did not save. Progress since the last autosave'));
  }
  box.write(passwordFile, password);
  expect(box.isRunning()).toBe(true);
  expect(box.game().filter((line) => line === 'ready')).toHaveLength(2);

  // With a mistake in the settings, the task waits until it is corrected.
  await box.does('stop.ps1');
  const right = box.read(settings);
  box.write(settings, `${right}keep=0\n`);
  fs.rmSync(box.at('state/sleeps'));
  fs.rmSync(box.at(hold));
  await box.until(() => (box.read('state/sleeps').match(/^15$/gm) ?? []).length > 3);
  expect(box.isRunning()).toBe(false);
  box.write(settings, right);
  await box.starts(3);

  await box.fails('restore.ps1 C:\\gone.zip', 'There is no file %s.', 'C:\\gone.zip');
  box.set('steamcmd=C:\\gone.exe');
  await box.fails('update.ps1', 'SteamCMD was not found', settings);
  box.set('steamcmd=');
  await box.fails('update.ps1', 'Steam updates this server', settings);
  // Without REST and RCON nothing can save, and Windows ends the process.
  box.set('remote=none');
  await box.does(
    'stop.ps1',
    'The server has stopped and stays off. To start it again, delete',
    hold,
  );
  expect(box.isRunning()).toBe(false);
  fs.renameSync(box.at(`${saved}\\SaveGames`), box.at(`${saved}\\elsewhere`));
  await box.fails('backup.ps1', 'There is no SaveGames folder in %s', saved, settings);
  box.set('folder=C:\\gone');
  await box.fails('backup.ps1', 'The folder %s does not exist', 'C:\\gone', settings);
});

it('takes settings in every encoding that an editor of Windows has', async () => {
  const choices = {folder: 'C:\\パル ソ表', backups: 'D:\\保存'} as const;
  const box = await WindowsMachine.create({locale: 'ja', choices});
  await box.install();
  const text = box
    .read(box.settings)
    .replaceAll('\n', '\r\n')
    .replaceAll(/^(folder|keep)=/gm, '$1 = ');
  const code = 'import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode().encode';
  for (const encoding of ['utf-8', 'utf-8-sig', 'utf-16', 'cp932']) {
    const {stdout} = spawnSync('python3', ['-c', `${code}("${encoding}"))`], {input: text});
    box.write(box.settings, stdout);
    await box.fails('backup.ps1', 'There is no SaveGames folder in', 'C:\\パル ソ表\\Pal\\Saved');
  }
});

it('stops at a wrong line of the settings, and says what is right', async () => {
  const box = await WindowsMachine.create();
  await box.install();
  const right = box.read(box.settings);
  for (const [sentence, line] of wrongLines('windows')) {
    box.write(box.settings, `${right}${line}\n`);
    expect(await box.fails('backup.ps1', sentence)).toContain(/^\w+/.exec(line)?.[0]);
  }
  for (const script of [
    'stop',
    'restart',
    'restore',
    'update',
    'watch-memory',
    'tasks',
    'firewall',
  ]) {
    expect((await box.script(`${script}.ps1`)).code, script).toBe(1);
  }
  fs.rmSync(box.at(box.settings));
  await box.fails('backup.ps1', 'The settings file %s is missing. Download it');
});
