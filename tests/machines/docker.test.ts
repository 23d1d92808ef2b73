import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {newest} from '../support/addresses';
import {ADDRESS} from '../support/machine/realMachine';
import {describeJobs} from './jobs';
import {LIB, places, Prepared} from './prepared';
import {dies} from './restores';

const {image, images} = serverFilesFacts(newest);
const compose = 'docker compose --project-directory /opt/palworld';

describe('a server in Docker', () => {
  const box = new Prepared('docker', 'ja');
  const inUse = async () => (await box.does(`${compose} exec -T palworld-server cat image`)).trim();
  const {saved} = box;
  const publish = (name: string) => box.write('/machine/steam/image', name);

  beforeAll(async () => {
    await box.start();
    await box.does('sudo systemctl enable --now docker');
    for (const name of ['game:first', 'game:second']) {
      await box.makeImage(name, 'USER user', 'WORKDIR /pal/Package');
    }
    await box.does(
      `tar -c --files-from=/dev/null | docker import - game:broken && docker tag game:first ${image}:latest`,
    );
    publish('game:first');
    // A world from elsewhere may have files that everybody can read.
    box.writeSettings();
  });
  afterAll(() => box.remove());

  it('is installed by one command, and its administration is closed to others', async () => {
    expect(await box.install('docker', {update: 'auto', memory: 14_000})).toMatch(
      box.says('The server answers. Players online: %s', '0'),
    );
    expect(await box.does(`${compose} ps`)).toContain('0.0.0.0:8211->8211/udp');
    const outside = `curl -s --noproxy '*' --max-time 2 http://${ADDRESS}:8212/`;
    expect((await box.run(outside, {as: 'outside'})).code).not.toBe(0);
    expect(await box.does(`stat -c '%u %a' ${saved}`)).toBe('1000 700\n');
  });

  it('runs every job, with what its unit lets it do; a pull alone updates nothing', async () => {
    publish('game:second');
    await box.does(`${compose} pull --quiet`);
    for (const [job, sentence] of [
      ['backup', 'Backup made: %s'],
      ['memory', 'The server uses %s MB. The limit is %s MB.'],
      ['restart', 'Restarted.'],
    ] as const) {
      await box.does(`sudo systemctl start palworld-${job}`);
      expect(await box.journal(`palworld-${job}`)).toMatch(box.says(sentence));
    }
    await box.answers();
    expect(await inUse()).toBe('game:first');
  });

  it('updates to an image that works, and goes back from one that does not start', async () => {
    const before = await box.level();
    await box.does('sudo systemctl start palworld-update');
    expect(await box.journal('palworld-update')).toMatch(
      box.says('The new image is installed. The old one was %s.'),
    );
    await box.answers();
    expect(await inUse()).toBe('game:second');
    publish('game:broken');
    await box.refuses('sudo systemctl start palworld-update');
    expect(await box.journal('palworld-update')).toMatch(
      box.says('NOT UPDATED: the new image does not start. The server is back on the old one, %s.'),
    );
    await box.answers();
    expect(await inUse()).toBe('game:second');
    expect(await box.level()).toBeGreaterThanOrEqual(before);
    box.write('/machine/steam/offline', '');
    await box.refuses('sudo systemctl start palworld-update');
    fs.rmSync(box.file('/machine/steam/offline'));
    expect(await inUse()).toBe('game:second');
  });

  it('has no file with a password that another account can read', async () => {
    const {output} = await box.run(
      "find / -xdev \\( -path /proc -o -path /sys -o -path /machine \\) -prune -o -type f -readable -print0 2>/dev/null | xargs -0 grep -lF 'Marked $HOME' 2>/dev/null; ls /opt/palworld-backups/* /opt/palworld/Saved*/* 2>/dev/null; true",
      {as: 'other'},
    );
    expect(output).toBe('');
  });

  it('stays off after a stop, until somebody starts it', async () => {
    await box.does(`sudo ${LIB}/stop.sh`);
    expect(await box.does(`${compose} ps --quiet`)).toBe('');
    await box.does(`${compose} start`);
    await box.answers();
    expect(await inUse()).toBe('game:second');
  });

  describeJobs(box);

  it('moves to a server of systemd and back, although a job is ended on the way', async () => {
    const lastIn = (folder: string) =>
      `${folder}/${fs.readdirSync(box.file(folder)).sort().at(-1)}`;
    const native = places.linux;
    await box.succeeds('backup');
    const before = await box.level();
    await box.turn('stop');
    await box.installGame();
    await box.install('linux', {name: 'pal3'});
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

  it('gives a community image its passwords as they were typed', async () => {
    const {image: name} = images.thijsvanloef;
    await box.makeImage(`${name}:latest`, 'ENTRYPOINT ["/usr/bin/env"]');
    const folder = '/opt/pal2';
    const choices = {name: 'pal2', folder, port: 8221, remotePort: 8222};
    await box.install('thijsvanloef', choices, 'first\nsecond\n');
    for (const password of [
      '$ecret',
      'a$word ${HOME}',
      'x #y',
      '"quoted"',
      ' spaces ',
      'back\\slash',
      '`id`',
      '%s',
    ]) {
      await box.does('sudo /usr/local/lib/pal2/passwords.sh', `${password}\n${password}2\n`);
      const recreate = 'docker compose up --no-start --force-recreate';
      const seen = await box.does(
        `cd ${folder} && sudo ${recreate} >/dev/null 2>&1 && docker inspect --format '{{json .Config.Env}}' "$(sudo docker compose ps -aq)"`,
      );
      expect(JSON.parse(seen)).toEqual(
        expect.arrayContaining([`ADMIN_PASSWORD=${password}`, `SERVER_PASSWORD=${password}2`]),
      );
    }
    expect(await box.does(`stat -c %a ${folder}/passwords.env`)).toBe('600\n');
  });
});
