import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {PASSWORD} from '../../support/procedures/reader';
import {cases, casesThatDiffer, filesIn, restore, turnOffJobs, withReader} from './cases';
import {
  conf,
  folder,
  hasRest,
  ini,
  install,
  level,
  move,
  saved,
  secondServer,
  service,
  settings,
  setUp,
  start,
  stop,
  stopAndWake,
  takeOver,
  turnOn,
  whitelist,
} from './linuxSteps';
import {oldestVersion} from '../../../src/data/versions';

/** The script that wakes a server listens in a way that only root may. */
const mayListen = process.getuid?.() === 0;
if (!mayListen) {
  console.warn('Skipped: stop when empty, for which this account may not listen.');
}

/** The oldest edition is administered over RCON. */
const wholeWalks = [...cases, {version: oldestVersion.id, locale: 'en'}] as const;

const newMachine = [
  ...['install', 'firewall-first', 'first-start', 'check', 'firewall'].map(
    (section) => `${install}#${section}`,
  ),
  `${settings}#edit`,
  `${move}#steps`,
  `${service}#systemd`,
  'operate/updates#automatic',
];

describe.concurrent.each(wholeWalks)('on Linux, $version in $locale', (edition) => {
  it('installs, runs, backs up, restores, updates and goes', {timeout: 900_000}, async () => {
    await withReader(edition, async (reader) => {
      await setUp(reader, 'Ubuntu');
      await turnOn(reader);
      await reader.walk(reader.section(service, 'systemd'));
      await turnOffJobs(reader);
      const verify = 'systemd-analyze verify /etc/systemd/system/palworld.service';
      expect(await reader.admin(verify)).toEqual({code: 0, output: ''});
      await reader.answers();
      const [world = ''] = reader.worlds(saved);

      if (hasRest(reader)) {
        await reader.walk(reader.section(settings, 'edit', 'Linux').slice(1));
        const rest = 'api/rest-api/palwold-rest-api';
        const call = reader.section(rest, 'first-call', 'Linux');
        expect(await reader.walk(call)).toContain('"version"');
        const fromPc = call.map((block) => ({...block, at: 'pc'}));
        expect((await reader.type(fromPc[0] ?? {at: '', code: 'exit 9'})).code).toBe(7);
        await reader.walk(reader.section(rest, 'ssh'));
        expect(await reader.walk(fromPc)).toContain('"version"');
        // The shutdown is only a restart, because systemd starts the server again.
        await reader.restarts(() => reader.walk(reader.section(service, 'stop', /^Linux/)));
      }

      const firewall = reader.section(install, 'firewall', 'Linux');
      const outside = firewall.find(({at}) => at === 'pc') ?? {at: '', code: 'exit 9'};
      expect((await reader.type(outside)).code).toBe(0);
      await reader.walk(reader.section(install, 'firewall-first', 'Linux').slice(0, 2));
      await reader.walk(firewall.slice(0, 2));
      expect((await reader.type(outside)).code).toBe(28);
      await reader.walk(reader.section('getting-started/port-forwarding', 'undo', 'Linux'));

      await stop(reader);
      reader.edit(ini, 'ExpRate=1.000000', 'ExpRate=2.000000');
      await start(reader);
      await stop(reader);
      expect(reader.read(ini)).toContain('ExpRate=2.000000');
      await start(reader);

      await reader.walk(reader.section('operate/backups', 'make-backup', 'Linux'));
      await reader.walk(reader.section('operate/backups', 'schedule', 'Linux'));
      const copies = () => filesIn(reader, '/home/steam/backups');
      expect(copies()).toHaveLength(2);
      const copy = copies().find((name) => name.includes('_')) ?? '';
      const {output: kept} = await reader.admin(
        `tar -xOzf /home/steam/backups/${copy} Saved/SaveGames/0/${world}/Level.sav`,
      );
      reader.write(level(world), 'damaged');
      await restore(reader, copy);
      const starts = reader.read('notes/8211/game.log').match(/^start \d+/gm);
      expect(starts?.at(-1)).toBe(`start ${parseInt(kept, 10)}`);
      expect(reader.worlds(saved)).toEqual([world]);

      await reader.walk(reader.section('operate/restart-and-memory', 'schedule', 'Linux'));
      expect(await reader.admin('sudo systemctl start palworld-restart')).toEqual({
        code: 0,
        output: '',
      });
      const {output: restarted} = await reader.admin(
        'sudo journalctl -u palworld-restart -n 20 -o cat',
      );
      expect(restarted).toMatch(/^Restarted\.$|^再起動しました。$/m);
      await reader.answers();
      reader.edit(conf, 'memory_limit=0', 'memory_limit=14000');
      await reader.walk(reader.section('operate/restart-and-memory', 'limit', 'Linux'));
      const hours = reader
        .section('operate/stop-when-empty', 'hours', 'Linux')
        .filter(({title}) => title === 'crontab')
        .map((block) => ({
          ...block,
          at: 'admin',
          code: block.code.replace(/^(?:\S+ ){5}/gm, 'sudo '),
        }));
      await reader.walk(hours);
      expect((await reader.admin('systemctl is-active palworld')).output).toBe('inactive\n');
      await start(reader);

      if (hasRest(reader)) {
        await whitelist(reader);
        if (mayListen) {
          await stopAndWake(reader);
        }
      }

      await reader.walk(reader.section('operate/updates', 'automatic', 'Linux'));
      const update = (): Promise<{code: number | null}> =>
        reader.admin('sudo systemctl start palworld-update');
      const failed = async (): Promise<string> => (await reader.admin('systemctl --failed')).output;
      reader.write('steam/offline', '');
      expect((await update()).code).not.toBe(0);
      expect(await failed()).toContain('palworld-update');
      fs.rmSync(reader.file('steam/offline'));
      reader.write('steam/newest', '30000000\n');
      expect((await update()).code).toBe(0);
      await reader.answers();
      expect(await failed()).toBe('');
      expect(reader.read(`${folder}/program`)).toBe('30000000\n');
      expect(copies().filter((name) => name.includes('before-update'))).toHaveLength(1);

      await stop(reader);
      reader.write('steam/newest', '40000000\n');
      await reader.walk(reader.section('operate/updates', 'steps', 'Linux'));
      expect(reader.read(`${folder}/program`)).toBe('40000000\n');
      await reader.walk(reader.section('getting-started/your-version', 'pin', 'Linux'));
      expect(reader.read(`${folder}/program`)).toMatch(/^\d{16,19}\n$/);
      expect(reader.worlds(saved)).toEqual([world]);
      await start(reader);

      await reader.walk(reader.section('operate/backups', 'elsewhere'));
      expect(filesIn(reader, '/home/you/palworld-backups')).toEqual(copies());
      await secondServer(reader);
      await takeOver(reader);
      await stop(reader);
      const reset = reader.section('operate/start-over', 'reset', 'Linux');
      await reader.walk(reset.slice(0, 1));
      await start(reader);
      await reader.walk(reset.slice(1));
      expect(reader.worlds(saved)).toHaveLength(1);
      expect(reader.worlds(saved)).not.toEqual([world]);
      await reader.walk(reader.section('operate/checklist', 'leave', 'Linux'));
      const units = filesIn(reader, '/etc/systemd/system').filter((name) =>
        /^palworld[.-]/.test(name),
      );
      expect(units).toEqual([]);
      const places = ['/usr/local/lib/palworld', '/etc/palworld', folder, '/var/lib/palworld'];
      for (const gone of places) {
        expect(fs.existsSync(reader.file(gone)), gone).toBe(false);
      }
      expect(copies().length).toBeGreaterThan(2);
    });
  });
});

describe.concurrent.each(casesThatDiffer(newMachine))(
  'a new machine, $version in $locale',
  (edition) => {
    it('takes over from an old one, with Debian', {timeout: 900_000}, async () => {
      await withReader(edition, async (old) => {
        await setUp(old, 'Ubuntu');
        await turnOn(old);
        const [world = ''] = old.worlds(saved);
        old.write(`${saved}/SaveGames/banlist.txt`, 'steam_1\n');
        await old.walk(old.section(move, 'steps', 'Linux').slice(0, 1));
        await withReader(edition, async (reader) => {
          reader.knows(old);
          await setUp(reader, 'Debian');
          expect(reader.worlds(saved)).not.toEqual([world]);
          await reader.walk(reader.section(move, 'steps').filter(({tabs}) => tabs.length === 0));
          await reader.walk(reader.section(install, 'first-start', 'Linux'));
          await reader.pressCtrlC();
          expect(reader.worlds(saved)).toEqual([world]);
          expect(reader.read(ini)).toContain(`AdminPassword="${PASSWORD}"`);
          expect(reader.read(`${saved}/SaveGames/banlist.txt`)).toBe('steam_1\n');
          expect(reader.read('log/chown')).toContain('-R steam: ');
        });
      });
    });

    it('has AlmaLinux, and its update finds SteamCMD', {timeout: 900_000}, async () => {
      await withReader(edition, async (reader) => {
        const list = reader
          .section(install, 'install', /^(?:Linux|AlmaLinux)/)
          .filter(({code}) => !code.includes('sudo apt ') && code !== '/usr/games/steamcmd');
        await reader.walk(list, {'/usr/games/steamcmd': '/home/steam/steamcmd/steamcmd.sh'});
        await reader.walk(reader.section(install, 'firewall-first', 'Linux').slice(2, 4));
        await reader.walk(reader.section(install, 'firewall', 'Linux').slice(2, 4));
        await reader.walk(reader.section(install, 'first-start', 'Linux'));
        await reader.pressCtrlC();
        await turnOn(reader);
        await reader.walk(reader.section(service, 'systemd'));
        await turnOffJobs(reader);
        await reader.walk(reader.section('operate/updates', 'automatic', 'Linux'));
      });
    });
  },
);
