import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {newest} from '../support/addresses';
import {ADDRESS} from '../support/machine/realMachine';
import {blocksOf} from '../support/procedures/blocks';
import {describeSecrets} from './installation';
import {describeJobs} from './jobs';
import {plans, Reader} from './pages';
import {CONF, LIB, places, Prepared} from './prepared';
import {dies} from './restores';

const {image} = serverFilesFacts(newest);
const compose = 'docker compose --project-directory /opt/palworld';

describe('a server in Docker', () => {
  const box = new Prepared('docker', 'ja');
  const inUse = async () => (await box.does(`${compose} exec -T palworld-server cat image`)).trim();
  const {saved} = box;
  const publish = (name: string) => box.write('/machine/steam/image', name);

  let isService = false;
  let copy = '';
  let world = '';
  let next = '';
  const worlds = () => fs.readdirSync(box.file(`${saved}/SaveGames/0`));

  const reader = new Reader(box, 'ja', plans.docker, {
    edit: (code) =>
      code.replaceAll('/home/steam/backups', box.backups).replace(/palworld-2026\S+gz/, () => copy),
    answers: (place) => (place === 'operate/service#docker-service' ? 'n\n'.repeat(5) : undefined),
    before: async ({code, section}) => {
      if (section === 'reset') {
        await box.turn('stop');
      } else if (isService && !(await box.isOn())) {
        await box.turn('start');
      }
      if (code.includes('restore.sh')) {
        [copy = ''] = box.copies().filter((name) => !name.includes('_'));
        [world = ''] = worlds();
        box.write(`${saved}/SaveGames/0/${world}/Level.sav`, 'damaged');
      }
    },
    after: {
      'settings-and-operation/change-settings#edit': async ({code}) => {
        if (code.includes('compose cp')) {
          box.writeSettings();
          await box.turn('start');
        }
      },
      'operate/service#stop': async () => {
        const count = `docker inspect --format '{{.RestartCount}}' "$(${compose} ps --all --quiet)"`;
        await box.sees(`[ "$(${count})" -gt 0 ]`);
        await box.answers();
      },
      'operate/service#docker-service': () => {
        isService = true;
        box.configure('memory_limit=14000');
      },
      'operate/backups#restore-script': async () => {
        expect(worlds()).toEqual([world]);
        expect(await box.level()).toBeGreaterThan(0);
      },
      'operate/updates#steps': async () => {
        await box.answers();
        expect(await inUse()).toBe(next);
      },
      'operate/start-over#reset': async () => {
        await box.answers();
        expect(worlds()).toHaveLength(1);
        expect(worlds()).not.toEqual([world]);
      },
    },
  });

  const page = 'getting-started/deploy-dedicated-server';
  const steps = (section: string, tab: RegExp) =>
    blocksOf('ja', newest, page).filter(
      (block) => block.section === section && block.tabs.some((one) => tab.test(one)),
    );

  beforeAll(async () => {
    await box.start();
    await box.startDocker();
    for (const name of ['game:first', 'game:second']) {
      await box.makeImage(name, 'USER user', 'WORKDIR /pal/Package');
    }
    await box.does(
      `tar -c --files-from=/dev/null | docker import - game:broken && docker tag game:first ${image}:latest`,
    );
    publish('game:first');
    reader.prepare();
  });
  afterAll(() => box.remove());

  it('is installed as the pages say, and its administration is closed to others', async () => {
    await reader.walk('first');
    const outside = `curl -s --noproxy '*' --max-time 2 http://${ADDRESS}:8212/`;
    expect((await box.run(outside, {as: 'outside'})).code).not.toBe(0);
    // People copy a world as root.
    await box.turn('stop');
    await box.does(`sudo chown -R root ${saved} && sudo chmod 755 ${saved}`);
    await box.turn('start');
    expect(await box.does(`stat -c '%u %a' ${saved}`)).toBe('1000 700\n');
    expect(await box.does(`sudo find ${saved} ! -user 1000`)).toBe('');
  });

  it('prints what the pages show', () => reader.walk('middle'));

  it('runs every job, with what its unit lets it do; a pull alone updates nothing', async () => {
    publish('game:second');
    await box.does(`${compose} pull --quiet`);
    await box.runs('backup', 'Backup made: %s');
    await box.runs('memory', 'The server uses %s MB. The limit is %s MB.');
    await box.runs('restart', 'Restarted.');
    await box.answers();
    expect(await inUse()).toBe('game:first');
  });

  it('updates to an image that works, and goes back from one that does not start', async () => {
    const before = await box.level();
    await box.runs('update', 'The new image is installed');
    await box.answers();
    expect(await inUse()).toBe('game:second');
    publish('game:broken');
    await box.runsInVain('update', 'NOT UPDATED: the new image does not start');
    await box.answers();
    expect(await inUse()).toBe('game:second');
    expect(await box.level()).toBeGreaterThanOrEqual(before);
    box.write('/machine/steam/offline', '');
    await box.refuses('sudo systemctl start palworld-update');
    fs.rmSync(box.file('/machine/steam/offline'));
    expect(await inUse()).toBe('game:second');
  });

  describeSecrets(box);

  it('keeps its place when an archive of another kind comes and nobody says yes', async () => {
    box.lend('/home/you/palworld-thijsvanloef.tar.gz');
    const [install = ''] = box.unpacked('thijsvanloef');
    const files = () => box.does(`sudo sh -c 'cksum ${LIB}/* /opt/palworld/*.*'`);
    const before = await files();
    for (const input of ['n\n', '']) {
      const {code, output} = await box.typed(install, {input});
      const belongs = '%s belongs to a server of kind=%s';
      expect(output).toMatch(box.says(belongs, CONF, 'docker', 'thijsvanloef'));
      expect(output).toMatch(box.says('Nothing was changed. To keep both servers'));
      expect([code, await files()]).toEqual([1, before]);
    }
  });

  describeJobs(box);

  it('moves to a server of systemd and back, although a job is ended on the way', async () => {
    const lastIn = (folder: string) =>
      `${folder}/${fs.readdirSync(box.file(folder)).sort().at(-1)}`;
    const native = places.linux;
    await box.succeeds('backup');
    const before = await box.level();
    await box.turn('stop');
    await reader.typeAll(steps('install', /^AlmaLinux/));
    await box.installGame('/home/steam/steamcmd/steamcmd.sh');
    await box.install('linux', {name: 'pal3'});
    // Where the program isn't on the PATH, the update finds it.
    await box.does(
      'sudo mv /usr/games/steamcmd /usr/games/gone && sudo systemctl start pal3-update',
    );
    const restore = `/usr/local/lib/pal3/restore.sh ${lastIn(box.backups)}`;
    await dies(box, restore, 'mv', '*Saved.before-restore-*');
    await box.does('sudo systemctl restart pal3');
    await box.does(`sudo ${restore}`);
    expect(await box.level(native.saved)).toBeGreaterThanOrEqual(before);
    expect(await box.does(`sudo find ${native.saved} ! -user steam`)).toBe('');
    await box.does('sudo systemctl start pal3-backup && sudo systemctl disable --now pal3');
    await box.succeeds(`restore ${lastIn(native.backups)}`);
    await box.answers();
    expect(await box.level()).toBeGreaterThanOrEqual(before);
    expect(await box.does(`sudo find ${saved} ! -user 1000`)).toBe('');
  });

  it('is restored, updated, starts over, and goes, as the pages say', async () => {
    next = (await inUse()) === 'game:first' ? 'game:second' : 'game:first';
    publish(next);
    await reader.walk('last');
    console.log(`${reader.count} blocks were typed.`);
    expect(fs.existsSync(box.file('/opt/palworld'))).toBe(false);
    expect(await box.does('docker ps --all --quiet')).toBe('');
    expect(box.copies().length).toBeGreaterThan(1);
  });

  it('has firewalld, whose blocks AlmaLinux has', async () => {
    await box.does('sudo systemctl start ssh');
    const blocks = ['firewall-first', 'firewall'].flatMap((section) => steps(section, /^Linux$/));
    const own = blocks.filter(
      ({code}, at) => /firewall-/.test(code) || /firewall-/.test(blocks[at - 1]?.code ?? ''),
    );
    expect(own).toHaveLength(4);
    await reader.typeAll(own);
  });
});
