import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {blocksOf, expectShown, placeOf} from '../support/procedures/blocks';
import {newest} from '../support/addresses';
import {ADDRESS} from '../support/machine/realMachine';
import {CONF, LIB, Prepared} from './prepared';

/**
 * These blocks are left out because they need the internet, an editor, a player or a clock of their
 * own.
 */
const pages = ['service', 'backups', 'restart-and-memory', 'updates', 'players'].map(
  (page) => `operate/${page}`,
);
const OTHERS =
  /^curl|apt install|nano |crontab| -f$|read -rsp|swapfile|--listen|docker|stop\.sh$|timedatectl set/m;

describe('a server on Linux', () => {
  const box = new Prepared('linux');
  const {saved} = box;
  const fromOutside = (port: number) =>
    box.run(`curl -s --noproxy '*' --max-time 2 http://${ADDRESS}:${port}/`, {as: 'outside'});

  beforeAll(async () => {
    await box.start();
    await box.installGame();
  });
  afterAll(() => box.remove());

  it('is installed by one command, answers, and has nothing that failed', async () => {
    const printed = await box.install('linux', {update: 'auto', memory: 14_000});
    expect(printed).toContain('The server answers. Players online: 0');
    expect(await box.does('systemctl is-active palworld')).toBe('active\n');
    expect(await box.does('systemctl --failed --no-legend')).toBe('');
    const timers = await box.does("systemctl list-timers 'palworld-*'");
    for (const job of ['backup', 'restart', 'update', 'memory']) {
      expect(timers).toContain(`palworld-${job}.timer`);
    }
    expect(await box.install('linux', {update: 'auto', memory: 14_000})).not.toContain('Turned on');
  });

  it('runs every job, with what its unit lets it do', async () => {
    box.write(
      '/machine/notes/8211/players.json',
      '[{"name":"A","userId":"steam_1","playerId":"1"}]',
    );
    for (const [job, sentence] of [
      ['backup', 'Backup made: /home/steam/backups/palworld-'],
      ['memory', 'The server uses '],
      ['update', 'Nothing newer than 20487619.'],
      ['restart', 'Restarted.'],
    ] as const) {
      await box.does(`sudo systemctl start palworld-${job}`);
      expect(await box.journal(`palworld-${job}`)).toContain(sentence);
    }
    expect(box.read('/machine/notes/8211/game.log').match(/^rest announce/gm)).toHaveLength(4);
    // The only signal is that of Ctrl+C in the terminal of the first start.
    expect(box.read('/machine/notes/8211/game.log').match(/^signal/gm)).toHaveLength(1);
    const units = await box.does('ls /etc/systemd/system | grep ^palworld.*service$');
    for (const unit of units.trim().split('\n')) {
      const {code, output} = await box.run(`systemd-analyze security --threshold=50 ${unit}`);
      expect(code, output).toBe(0);
    }
  });

  it('prints what the pages show', async () => {
    const jobs = ['backup', 'restart', 'update', 'memory'].map((job) => `palworld-${job}.timer`);
    await box.does(`sudo systemctl disable --now ${jobs.join(' ')}`);
    box.write('/etc/palworld-whitelist.txt', 'steam_76500000000000000  # Aki\n');
    box.write(
      '/machine/notes/8211/players.json',
      JSON.stringify([
        {name: 'Aki', userId: 'steam_76500000000000000', playerId: '1'},
        {name: 'Chika', userId: 'steam_76500000000000002', playerId: '2'},
      ]),
    );
    const [copy = ''] = (await box.does('sudo ls /home/steam/backups')).split('\n');
    let count = 0;
    for (const page of [...pages, 'getting-started/troubleshooting']) {
      const blocks = blocksOf('en', newest, page);
      for (const [at, block] of blocks.entries()) {
        const isHere = block.tabs.length === 0 || block.tabs.some((tab) => tab.includes('Linux'));
        const isTyped = block.language === 'bash' && ['admin', 'machine'].includes(block.at);
        if (!isHere || !isTyped || OTHERS.test(block.code)) {
          continue;
        }
        const typed = block.code.replace('palworld-2026-01-31_063000.tar.gz', copy);
        const {code, output: printed} = await box.run(typed, {as: 'you'});
        // Some kernels can't kill a control group as a whole, so systemd ends its processes
        // separately.
        const output = printed.replaceAll(/^.*Failed to kill control group.*\n/gm, '');
        const place = `${placeOf(block)}\n${typed}\n${output}`;
        expect(output, place).not.toMatch(/not found|denied|No data|Failed|not permitted/);
        const shown = blocks[at + 1];
        if (shown?.at === 'output') {
          expect(code, place).toBe(0);
          expectShown(shown, output);
        }
        count++;
      }
    }
    console.log(`${count} blocks of the pages were typed.`);
    expect(count).toBeGreaterThan(18);
  });

  it('says what is going on: a job that waits, a server that ends as it starts', async () => {
    await box.does(
      `sudo flock ${saved}/../.. sleep 3 & sudo ${LIB}/backup.sh >/tmp/waits 2>&1 & sleep 1; grep 'Another job is running' /tmp/waits; wait`,
    );
    await box.does('sudo systemctl stop palworld');
    const program = '/home/steam/palserver/Pal/Binaries/Linux/PalServer-Linux-Shipping';
    const right = box.read(program);
    box.write(program, '#!/bin/sh\necho broken; exec /usr/bin/sleep 0.5\n');
    await box.refuses('sudo systemctl start palworld');
    expect(await box.journal('palworld')).toContain('The server has ended while it was starting.');
    expect((await box.run('systemctl is-active palworld')).output).not.toBe('active\n');
    box.write(program, right);
    await box.does(
      'sudo systemctl stop palworld; sudo systemctl reset-failed palworld; sudo systemctl start palworld',
    );
    expect(await box.does('ss -lun')).toContain(':8211 ');
  });

  it('keeps its world through an update that fails and the next one; a start says why it refuses', async () => {
    const before = await box.level();
    box.write('/machine/steam/newest', '30000000\n');
    box.write('/machine/steam/failures', '2\n');
    await box.run('chmod 666 /machine/steam/failures');
    await box.refuses('sudo systemctl start palworld-update');
    expect(await box.journal('palworld-update')).toContain('THE UPDATE IS NOT COMPLETE.');
    expect(await box.does('systemctl --failed')).toContain('palworld-update.service');
    expect(await box.refuses('sudo systemctl start palworld')).toMatch(/[Aa]ssert/);
    expect(await box.does('systemctl status palworld || true')).toContain('update-unfinished');
    await box.does('sudo systemctl start palworld-update');
    expect(await box.journal('palworld-update')).toContain('The update is complete.');
    expect(await box.does('systemctl is-active palworld')).toBe('active\n');
    expect(await box.level()).toBeGreaterThanOrEqual(before);
    expect(await box.does('sudo ls /home/steam/backups')).toContain('-before-update.tar.gz');
  });

  it('goes back to a copy, and takes none with more in it than a world', async () => {
    const [copy = ''] = (await box.does('sudo ls /home/steam/backups')).split('\n');
    await box.does(`sudo sh -c 'echo damaged | tee ${saved}/SaveGames/0/*/Level.sav'`);
    const printed = await box.does(`sudo ${LIB}/restore.sh /home/steam/backups/${copy}`);
    expect(printed).toContain('Restored.');
    expect(await box.does('systemctl is-active palworld')).toBe('active\n');
    expect(await box.level()).toBeGreaterThan(0);
    await box.does(
      `sudo cp -r ${saved} Saved; sudo ln -s /etc Saved/etc; sudo mknod Saved/disk b 8 0; sudo tar -czf bad.tar.gz Saved`,
    );
    expect(await box.refuses(`sudo ${LIB}/restore.sh bad.tar.gz`)).toContain(
      'contains links, devices',
    );
    await box.does('sudo rm -rf Saved bad.tar.gz');
  });

  it('has no file with a password that another account can read', async () => {
    const {output} = await box.run(
      'find / -xdev \\( -path /proc -o -path /sys -o -path /machine \\) -prune -o -type f -readable -print0 2>/dev/null | xargs -0 grep -lF \'Marked $HOME\' 2>/dev/null; ls /home/steam/backups; for p in /home/steam/backups/* /var/lib/palworld/*; do zcat "$p" | grep -aF Marked; done; true',
      {as: 'other'},
    );
    expect(output).not.toContain('Marked');
    expect(output).not.toMatch(/^\/(?!\S+: )/m);
    // This home folder is opened, because some systems have open ones.
    await box.does('sudo chmod 755 /home/steam');
    const open = await box.run(
      `find /home/steam/backups /home/steam/palserver/Pal/Saved* /etc/palworld -type f -readable 2>/dev/null`,
      {as: 'other'},
    );
    expect(open.output).toBe('');
    await box.does('sudo chmod 700 /home/steam');
  });

  it('is seen from outside as firewall.sh says, with ufw and with firewalld, whatever rules there are', async () => {
    expect((await fromOutside(8212)).code).toBe(0);
    const say = async (is: 'open' | 'closed') => {
      const {code, output} = await box.run(`sudo ${LIB}/firewall.sh 22`, {as: 'you'});
      expect([code === 0, output.includes('The firewall is on.')], output).toEqual(
        Array(2).fill(is === 'closed'),
      );
      expect((await fromOutside(8212)).code === 0, output).toBe(is === 'open');
    };
    await say('closed');
    for (const [rule, is] of [
      ['allow 8000:9000/tcp', 'open'],
      ['allow in on eth0', 'open'],
      ['allow out 8212/tcp', 'closed'],
      ['deny 8212/tcp', 'closed'],
    ] as const) {
      await box.does(`sudo ufw ${rule}`);
      await say(is);
      await box.does(`sudo ufw --force delete ${rule}`);
    }
    await box.does(
      `sudo ufw --force disable && sudo sed -i s/^firewall=.*/firewall=firewalld/ ${CONF}`,
    );
    await say('closed');
    for (const [rule, is] of [
      ['--add-port=1025-65535/tcp', 'open'],
      ["--add-rich-rule='rule family=ipv4 source address=198.51.100.0/24 accept'", 'open'],
      ['--add-port=1025-65535/udp', 'closed'],
    ] as const) {
      await box.does(`sudo firewall-cmd --permanent ${rule}`);
      await say(is);
      await box.does(`sudo firewall-cmd --permanent ${rule.replace('--add-', '--remove-')}`);
    }
    await box.does('sudo systemctl disable --now firewalld');
  });

  it('is there again after a reboot, with its world', async () => {
    await box.does('sudo systemctl stop palworld && sudo systemctl start palworld');
    const before = await box.level();
    await box.reboot();
    await box.sees('systemctl is-active palworld');
    expect(await box.level()).toBeGreaterThanOrEqual(before);
    expect(box.read('/machine/notes/8211/game.log').match(/^start /gm)?.length).toBeGreaterThan(5);
  });
});
