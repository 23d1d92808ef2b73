/** Only a server of systemd has these: its settings file, its builds, and a way to ask it. */
import fs from 'node:fs';
import {expect, it, onTestFinished} from 'vitest';
import {scripts} from '../../src/core/serverFiles/scripts';
import {withLines, wrongLines} from '../support/settingLines';
import {publish} from './jobs';
import {dies} from './restores';
import {CONF, folder, LIB, PASSWORD_FILE, type Prepared} from './prepared';

const OF_SYSTEM = '/ /var /home /home/steam /mnt /srv/ /usr/local/x /etc /var/lib /opt/../etc';
const lastStart = (box: Prepared): number => Number(box.log('start').at(-1)?.split(' ')[1]);
const program = (box: Prepared): string => box.read(`${folder}/program`);

export function describeSettings(box: Prepared): void {
  it('a settings file with a wrong line stops every script, and says what is right', async () => {
    const right = box.lend(CONF);
    const before = box.copies();
    const refuses = async (text: string, ...sentence: readonly [string, ...string[]]) => {
      box.write(CONF, text);
      await box.fails('backup', ...sentence);
    };
    for (const [sentence, line] of wrongLines('linux')) {
      await refuses(withLines(right, [line]), sentence);
    }
    for (const line of OF_SYSTEM.split(' ').flatMap((at) => [`folder=${at}`, `backups=${at}`])) {
      await refuses(withLines(right, [line]), 'This folder belongs to the system');
    }
    for (const script of ['stop', 'restart', 'restore x', 'update', 'watch-memory', 'start']) {
      await box.fails(script, 'This folder belongs to the system');
    }
    const count = `${right.split('\n').length}`;
    const unknown = 'Line %s of %s: there is no setting';
    await refuses(`${right}keep_copies=3\n`, unknown, count, CONF, 'keep_copies');
    await refuses('folder /srv/palworld\n', 'Line %s of %s is not of the form', '1');
    await refuses('language=ko\n', 'The file %s is missing. It is needed for language');
    fs.rmSync(box.file(CONF));
    await box.fails('backup', 'The settings file %s is missing, or');
    // An editor on Windows writes a byte order mark and its own line ends.
    const windows = right.replaceAll('\n', '\r\n').replaceAll('=', ' = ');
    await refuses(
      `\uFEFF${windows.replace(/keep = \d+/, 'keep = 0')}`,
      'Write a whole number from 1 to 1000',
    );
    expect(box.copies()).toEqual(before);
  });

  it('the settings file takes any name of a folder as it is, and gives the start its arguments', async () => {
    for (const name of ['back ups', `it's "mine"`, '$HOME', '再🎮', 'a;id', '-rf', 'a%sb&c']) {
      box.set(`backups=/home/steam/${name}`);
      const printed = await box.succeeds('backup');
      expect(printed).toContain(`Backup made: /home/steam/${name}/palworld-`);
      expect(fs.readdirSync(box.file(`/home/steam/${name}`))).toHaveLength(1);
    }
    box.giveBack(CONF);
    await box.turn('stop');
    box.set('players=8', 'listed=yes', 'arguments=-a  -NoAsyncLoadingThread');
    await box.turn('start');
    expect(box.log('start').at(-1)).toMatch(
      / -port=8211 -players=8 -queryport=27015 -publiclobby -a -NoAsyncLoadingThread$/,
    );
    box.set('user=nobody');
    await box.fails('start', 'Only the user %s may start the server', 'nobody');
  });
}

export function describeBuilds(box: Prepared): void {
  const failures = (count: string) => {
    box.write('/machine/steam/failures', `${count}\n`);
    fs.chmodSync(box.file('/machine/steam/failures'), 0o666);
  };

  it('an update asks Steam, waits for room, and repairs what a try has left', async () => {
    const built = program(box);
    const announced = box.log('rest announce').length;
    await box.succeeds('update');
    publish(box, '2001');
    box.write('/machine/steam/offline', '');
    await box.fails('update', 'NOT UPDATED: Steam does not say what the newest build is');
    fs.rmSync(box.file('/machine/steam/offline'));
    box.replace('df', 'echo Avail; echo 100');
    await box.fails('update', 'NOT UPDATED: only %s MB are free', '100');
    box.restoreProgram('df');
    expect([program(box), box.log('rest announce').length]).toEqual([built, announced]);
    failures('1');
    await box.succeeds('update', 'The update is complete.');
    expect(program(box)).toBe('2001\n');
    await box.answers();
  });

  it('an update that ends while Steam writes, or fails, is completed by the next one; no start meanwhile', async () => {
    const before = await box.level();
    publish(box, '2002');
    box.set('steamcmd=/usr/local/bin/steamcmd');
    await dies(box, 'update', 'steamcmd', '*+app_update*');
    box.giveBack(CONF);
    expect(await box.refuses('sudo systemctl start palworld')).toMatch(/[Aa]ssert/);
    expect(await box.does('systemctl status palworld || true')).toContain('update-unfinished');
    failures('2');
    await box.runsInVain('update', 'THE UPDATE IS NOT COMPLETE');
    expect(await box.does('systemctl --failed')).toContain('palworld-update.service');
    await box.refuses('sudo systemctl start palworld');
    await box.runs('update', 'The update is complete.');
    await box.answers();
    expect(program(box)).toBe('2002\n');
    expect(await box.level()).toBeGreaterThanOrEqual(before);
    expect(box.copies().join()).toContain('-before-update.tar.gz');
  });

  it('a start after a restore that was ended has its world; one moved away stays away', async () => {
    const restore = `restore ${box.backups}/${box.copies()[0]}`;
    const before = await box.level();
    await dies(box, restore, 'mv', '*Saved.before-restore-*');
    expect(fs.existsSync(box.file(box.saved))).toBe(false);
    await box.turn('start');
    expect(lastStart(box)).toBeGreaterThanOrEqual(before);
    await dies(box, restore, 'mv', '*.restore-*/Saved*');
    await box.succeeds('backup');
    const mine = `${box.saved}.mine`;
    onTestFinished(async () => {
      await box.does(
        `[ ! -e ${mine} ] || sudo sh -ec 'systemctl stop palworld; rm -rf ${box.saved}; mv ${mine} ${box.saved}'`,
      );
      await box.turn('start');
    });
    await box.does(`sudo mv ${box.saved} ${mine} && sudo systemctl start palworld`);
    expect(lastStart(box)).toBe(0);
  });

  it('a fixed build is fetched by an owner and put in place, the world untouched', async () => {
    const manifest = '7543835373978771853';
    const script = `${LIB}/install-build.sh`;
    box.write(script, scripts['linux/install-build.sh'] ?? '');
    await box.run(`chmod 755 ${script}`);
    await box.fails('install-build', 'Add the name of a Steam account that owns the game');
    await box.fails('install-build owner 12', 'Add the manifest of the build in', '2394012');
    const before = await box.level();
    box.replace('cp', '[ "$2" != --force ] || exit 1; exec /usr/bin/cp "$@"');
    await box.fails(`install-build owner ${manifest}`, 'THE BUILD IS NOT COMPLETE');
    box.restoreProgram('cp');
    expect(await box.isOn()).toBe(false);
    await box.succeeds(`install-build owner ${manifest}`, 'The build is installed.');
    await box.answers();
    expect(program(box)).toBe(`${manifest}\n`);
    expect(lastStart(box)).toBeGreaterThanOrEqual(before);
  });
}

export function describeRemote(box: Prepared): void {
  it('a stop saves first and needs no signal, but sends one to a server that refuses', async () => {
    const signals = box.log('signal').length;
    await box.succeeds('stop --pid');
    await box.turn('stop');
    expect(box.log('signal')).toHaveLength(signals);
    expect(await box.level()).toBeGreaterThan(lastStart(box));
    await box.turn('start');
    box.change(PASSWORD_FILE, 'wrong\n');
    await box.turn('stop');
    expect(await box.journal('palworld')).toContain(
      'The server did not accept the shutdown. systemd now ends it with a signal.',
    );
    expect(box.log('signal')).toHaveLength(signals + 1);
    box.giveBack(PASSWORD_FILE);
    await box.turn('start');
  });

  it('a restart is put off while the server hangs', async () => {
    // The scripts would wait fifteen seconds for an answer, which this shortens to two.
    box.replace('curl', 'exec /usr/bin/curl "${@/#15/2}"');
    const hang = (signal: string) => box.run(`pkill -${signal} -f PalServer-Linux-Shipping`);
    await hang('STOP');
    await box.fails('restart', 'NOT RESTARTED: the server does not answer or does not save.');
    await hang('CONT');
    expect(await box.isOn()).toBe(true);
  });

  it('RCON asks as REST does, with warnings of one word', async () => {
    for (const name of ['rcon.sh', 'rcon.py']) {
      box.write(`${LIB}/${name}`, scripts[`linux/${name}`] ?? '');
    }
    await box.turn('stop');
    box.change(box.ini, box.read(box.ini).replace('RCONEnabled=False', 'RCONEnabled=True'));
    await box.turn('start');
    box.set('remote=rcon', 'remote_port=25575', 'warnings=');
    box.change(PASSWORD_FILE, 'wrong\n');
    await box.fails('restart', 'NOT RESTARTED: the server does not answer or does not save.');
    box.giveBack(PASSWORD_FILE);
    box.set('warnings=10 1');
    const [starts, before] = [box.log('start').length, await box.level()];
    box.replace('python3', 'exec /usr/bin/python3 "$@"');
    await box.succeeds('restart', 'Restarted.');
    expect(box.log('start')).toHaveLength(starts + 1);
    expect(lastStart(box)).toBeGreaterThan(before);
    expect(box.log('rcon').join('\n').toLowerCase()).toMatch(/showplayers[^]*save[^]*shutdown/);
    await box.turn('stop');
    box.giveBack(CONF);
    box.giveBack(box.ini);
    await box.turn('start');
  });

  it('an empty server is stopped, and started for somebody who knocks twice', async () => {
    const knocks = (times: number) =>
      box.does('echo join >/dev/udp/127.0.0.1/8211; '.repeat(times));
    const rounds = () => box.read('/machine/notes/sleeps').split('\n60').length;
    const staysOn = async () => {
      const before = rounds();
      await box.until(() => rounds() > before + 4);
      expect(await box.isOn()).toBe(true);
    };
    box.set('empty_minutes=2');
    box.replace('timeout', '[ "$1" != 300 ] || set -- 1 "${@:2}"; exec /usr/bin/timeout "$@"');
    await box.fails('stop-when-empty --listen', 'No attempt to join reached this machine.');
    box.play('A 1');
    onTestFinished(async () => {
      await box.run('systemctl stop idle');
      box.play();
    });
    await box.does(`sudo systemd-run --quiet --unit=idle ${LIB}/stop-when-empty.sh`);
    await staysOn();
    box.change(PASSWORD_FILE, 'wrong\n');
    box.play();
    await staysOn();
    box.giveBack(PASSWORD_FILE);
    await box.sees('! systemctl is-active palworld');
    await box.sees('sed 1d /proc/net/raw | grep .');
    await knocks(1);
    await box.does('/usr/bin/sleep 1');
    expect(await box.journal('idle')).not.toContain('A player tried to join');
    // An empty server would be stopped again.
    box.play('A 1');
    await box.until(async () => {
      await knocks(2);
      return box.isOn();
    });
    await box.answers();
  });
}
