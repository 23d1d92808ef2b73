import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {newest} from '../support/addresses';
import {blocksOf} from '../support/procedures/blocks';
import {describeReach, describeSecrets} from './installation';
import {plans, Reader} from './pages';
import {folder, LIB, Prepared} from './prepared';
import {dies} from './restores';

describe('a server on Linux', () => {
  const box = new Prepared('linux');
  const {saved} = box;
  const worlds = () => fs.readdirSync(box.file(`${saved}/SaveGames/0`));
  const built = () => box.read(`${folder}/program`);
  const start = 'sudo -iu steam /home/steam/palserver/PalServer.sh -port=8211';
  const pressCtrlC = async () => {
    await box.run('kill -INT -- "-$(cat /machine/notes/terminal)"');
    await box.sees('! ss -lun | grep -q :8211');
  };
  const ends = () => box.log('shutdown').length;
  const hasEnded = () => box.until(() => ends() > ended);
  const isOff = new Set(plans.linux.last.slice(1));
  const players = ['Aki 76500000000000000', 'Chika 76500000000000002'];
  let isService = false;
  let ended = 0;
  let copy = '';
  let kept = 0;
  let world = '';

  const reader = new Reader(box, 'en', plans.linux, {
    edit: (code) => code.replace(/palworld-2026\S+gz/, () => copy),
    // The pages turn on each job in a separate section.
    answers: (place) => (place === 'operate/service#systemd' ? 'n\n'.repeat(5) : undefined),
    before: async ({code, page, section}) => {
      box.play(...(page === 'operate/stop-when-empty' ? [] : players));
      if (/PalServer\.sh -port/.test(code) || isOff.has(`${page}#${section}`)) {
        await box.run('systemctl stop palworld');
      } else if (isService && !code.endsWith('empty -f') && !(await box.isOn())) {
        await box.turn('start');
      }
      ended = ends();
      if (!isService && code.startsWith('curl -u admin')) {
        await box.does(start);
      } else if (code.includes('restore.sh')) {
        [copy = ''] = box.copies().filter((name) => name.includes('_'));
        [world = ''] = worlds();
        const level = `SaveGames/0/${world}/Level.sav`;
        kept = parseInt(await box.does(`sudo tar -xOzf ${box.backups}/${copy} Saved/${level}`), 10);
        box.write(`${saved}/${level}`, 'damaged');
      } else if (code.includes('--listen')) {
        box.configure('empty_minutes=1');
        const knock = 'while sleep 0.2; do echo join >/dev/udp/127.0.0.1/8211; done';
        await box.does(`sudo systemd-run --quiet --unit=knock bash -c '${knock}'`);
      } else if (code.startsWith('scp YOU@OLD_MACHINE')) {
        await box.does('sudo install -o other palworld-move.tar.gz /home/other/');
      } else if (code.includes('SaveGames-empty')) {
        box.write(box.ini, '');
      } else if (/chown -R steam: \S+Saved$/.test(code) && page.endsWith('take-over-world')) {
        box.write(`${saved}/SaveGames/0/C0FFEE/Level.sav`, '77;');
        const names = 's/^DedicatedServerName=.*/DedicatedServerName=C0FFEE/';
        await box.does(`sudo sed -i ${names} ${saved}/Config/LinuxServer/GameUserSettings.ini`);
      }
    },
    after: {
      'getting-started/deploy-dedicated-server#check': pressCtrlC,
      'getting-started/deploy-community-server#steps': ({code}) =>
        code.includes('PalServer.sh') ? pressCtrlC() : undefined,
      'settings-and-operation/change-settings#edit': async ({code}) => {
        if (code.startsWith('curl')) {
          await pressCtrlC();
        } else {
          box.writeSettings();
        }
      },
      'operate/service#systemd': () => {
        isService = true;
        box.configure('memory_limit=14000');
      },
      'api/rest-api/palwold-rest-api#ssh': async () => {
        const through = await box.run('curl -s http://localhost:8212/', {as: 'outside'});
        expect(through.output).toContain('Unauthorized');
      },
      'api/rcon/#restart': hasEnded,
      'operate/service#stop': hasEnded,
      'operate/players#whitelist-script': async ({code}) => {
        if (code.includes('enable --now')) {
          await box.sees(`grep -q 'kick.*76500000000000002' /machine/notes/8211/game.log`);
          expect(box.read('/machine/notes/8211/game.log')).not.toMatch(/kick.*76500000000000000/);
          await box.does('sudo systemctl disable --now palworld-whitelist');
        }
      },
      'operate/stop-when-empty#linux': async ({code}) => {
        if (code.endsWith(' -f')) {
          await box.sees(
            "sudo journalctl -u palworld-stop-when-empty | grep 'so the server is started'",
          );
          await box.does('sudo systemctl disable --now palworld-stop-when-empty');
          // The script may be stopping the empty server again.
          await box.does('sudo systemctl stop knock');
          await box.turn('start');
        }
      },
      'operate/stop-when-empty#hours': async () => {
        const lines = box.read('/machine/typed/crontab').match(/^(?:\S+ ){5}.*$/gm) ?? [];
        const commands = lines.map((line) => line.replace(/^(?:\S+ ){5}/, ''));
        expect(commands).toHaveLength(2);
        for (const command of commands) {
          await box.does(`sudo env -i PATH=/usr/bin:/bin sh -c '${command}'`);
        }
        expect(await box.isOn()).toBe(false);
      },
      'operate/backups#elsewhere': () => {
        expect(fs.readdirSync(box.file('/home/you/palworld-backups')).sort()).toEqual(box.copies());
      },
      'operate/backups#restore-script': () => {
        expect(box.log('start').at(-1)).toContain(`start ${kept} `);
        expect(worlds()).toEqual([world]);
      },
      'operate/updates#steps': () => expect(built()).toBe('40000000\n'),
      'getting-started/your-version#pin': ({code}) => {
        if (code.includes('mv -T')) {
          expect(built()).toMatch(/^\d{16,19}\n$/);
          expect(worlds()).toEqual([world]);
        }
      },
      'operate/start-over#reset': async ({code}) => {
        if (code.includes('mv -T')) {
          await box.turn('start');
          expect(worlds()).not.toEqual([world]);
          [world = ''] = worlds();
        }
      },
      'operate/move-server#steps': async ({code}) => {
        if (code.startsWith('sudo chown')) {
          expect(worlds()).toEqual([world]);
          expect(box.read(box.ini)).toContain('RESTAPIEnabled=True');
          expect(await box.does(`sudo find ${saved} ! -user steam`)).toBe('');
        }
      },
      'operate/take-over-world#world': async () => {
        await box.turn('start');
        expect(box.log('start').at(-1)).toContain('start 77 ');
      },
    },
  });

  beforeAll(async () => {
    await box.start();
    reader.prepare();
    const channel =
      'from http.server import *; H = type("H", (BaseHTTPRequestHandler,), {"do_POST": lambda s: (s.send_response(204), s.end_headers())}); HTTPServer(("127.0.0.1", 9999), H).serve_forever()';
    await box.does(`sudo systemd-run --quiet python3 -c '${channel}'; sudo systemctl start ssh`);
    const script = blocksOf('en', newest, 'api/rcon/').find(({title}) => title === 'palrcon.py');
    box.write('/home/you/palrcon.py', script!.code);
    const hours = blocksOf('en', newest, 'operate/stop-when-empty').find(
      ({title, tabs}) => title === 'crontab' && tabs.includes('Linux'),
    );
    box.write('/machine/typed/crontab', `${hours!.code}\n`);
    fs.mkdirSync(box.file('/machine/notes/8211'));
    await box.run('chmod a+rwx /machine/notes/8211');
  });
  afterAll(() => box.remove());

  it('is installed as the pages say, answers, and has nothing that failed', async () => {
    await reader.walk('first');
    expect(fs.existsSync(box.file('/home/steam/.steam/sdk64/steamclient.so'))).toBe(true);
    expect(await box.does('systemctl is-active palworld')).toBe('active\n');
    expect(await box.does('systemctl --failed --no-legend')).toBe('');
    const again = await box.does('sudo bash palworld-linux/install.sh', 'n\n'.repeat(5));
    expect(again).not.toMatch(/Turned on|Turn on/);
  });

  it('prints what the pages show', async () => {
    await reader.walk('middle');
    const timers = await box.does("systemctl list-timers 'palworld-*'");
    for (const job of ['backup', 'restart', 'update', 'memory']) {
      expect(timers).toContain(`palworld-${job}.timer`);
    }
    box.play();
  });

  it('runs every job, with what its unit lets it do', async () => {
    const [announced, signals] = [box.log('rest announce').length, box.log('signal').length];
    box.play('A 1');
    await box.runs('backup', 'Backup made: %s', '/home/steam/backups/palworld-');
    await box.runs('memory', 'The server uses %s MB. The limit');
    await box.runs('update', 'There is nothing newer than %s', '20487619');
    await box.runs('restart', 'Restarted.');
    expect(box.log('rest announce')).toHaveLength(announced + 4);
    expect(box.log('signal')).toHaveLength(signals);
    const units = await box.does('ls /etc/systemd/system | grep ^palworld.*service$');
    for (const unit of units.trim().split('\n')) {
      const {code, output} = await box.run(`systemd-analyze security --threshold=50 ${unit}`);
      expect(code, output).toBe(0);
    }
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
    expect(await box.journal('palworld')).toContain('The server ended while it was starting.');
    expect((await box.run('systemctl is-active palworld')).output).not.toBe('active\n');
    // systemd counts every start, whatever its reason.
    const often = '/usr/lib/systemd/system/palworld.service.d/often.conf';
    box.change(often, box.read(often).replace('=0', '=600'));
    await box.run(
      'systemctl stop palworld; systemctl daemon-reload; systemctl reset-failed palworld',
    );
    await box.run('for i in 1 2 3 4 5 6; do systemctl start palworld; done');
    expect(await box.journal('palworld')).toContain('Start request repeated too quickly');
    box.write(program, right);
    await box.refuses('sudo systemctl start palworld');
    box.giveBack(often);
    await box.does(
      'sudo systemctl daemon-reload && sudo systemctl reset-failed palworld && sudo systemctl start palworld',
    );
    expect(await box.does('ss -lun')).toContain(':8211 ');
  });

  describeSecrets(box);
  describeReach(box);

  it('loses nothing when a block of the pages is ended after its first move, and typed again', async () => {
    await box.does('sudo systemctl stop palworld');
    await box.run(
      `cp -r ${saved} /root/Saved; install -d -o steam /home/steam/x/app_2394010/depot_2394012`,
    );
    const level =
      'find /home/steam -path "*/SaveGames*" -name Level.sav -size +0 -exec cksum {} + | cut -d" " -f1 | sort';
    const before = await box.run(level);
    expect(before.output).toMatch(/^\d+$/m);
    for (const [page, from, to] of [
      ['operate/start-over', `${saved}/SaveGames/0`, `${saved}/SaveGames-old-*`],
      ['operate/move-server', `${saved}/SaveGames/0`, `${saved}/SaveGames-empty-*`],
      ['getting-started/your-version', folder, `${folder}-old`],
    ] as const) {
      const block = blocksOf('en', newest, page).find(
        ({code, at}) => at === 'admin' && code.includes('mv -T'),
      );
      await dies(box, block!.code, 'mv', '-T*');
      expect(await box.run(level), page).toEqual(before);
      expect((await box.run(block!.code)).code, page).not.toBe(0);
      expect(await box.run(level), page).toEqual(before);
      await box.does(`sudo bash -c 'mv -T ${to} ${from}'`);
    }
    await box.does('sudo rm -r /home/steam/x');
    await box.turn('start');
  });

  it('is there again after a reboot, with its world', async () => {
    await box.does('sudo systemctl stop palworld && sudo systemctl start palworld');
    const before = await box.level();
    await box.reboot();
    await box.sees('systemctl is-active palworld');
    expect(await box.level()).toBeGreaterThanOrEqual(before);
  });

  it('goes back, is updated, starts over, moves, and goes, as the pages say', async () => {
    await box.does('sudo systemctl start ssh');
    box.write('/machine/steam/newest', '40000000\n');
    await reader.walk('last');
    console.log(`${reader.count} blocks were typed.`);
    const units = await box.does('ls /etc/systemd/system');
    expect(units).not.toMatch(/^palworld[.-]/m);
    const gone = [LIB, '/etc/palworld', folder, '/var/lib/palworld'];
    expect(gone.filter((place) => fs.existsSync(box.file(place)))).toEqual([]);
    expect(box.copies().length).toBeGreaterThan(2);
  });
});
