import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {ADDRESS} from '../support/machine/realMachine';
import {PASSWORD, Prepared} from './prepared';
import {newest} from '../support/addresses';

const {image, images} = serverFilesFacts(newest);
const saved = '/opt/palworld/Saved';
const lib = '/usr/local/lib/palworld';
const compose = 'docker compose --project-directory /opt/palworld';

describe('a server in Docker', () => {
  const box = new Prepared();
  const inUse = async () => (await box.does(`${compose} exec -T palworld-server cat image`)).trim();
  const answers = () =>
    box.sees('curl -s --max-time 2 http://127.0.0.1:8212/ | grep -q Unauthorized');
  const worldLevel = async () =>
    Number.parseInt(await box.does(`sudo sh -c 'cat ${saved}/SaveGames/0/*/Level.sav'`), 10);
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
    const defaults = box.read('/machine/steam/server/DefaultPalWorldSettings.ini');
    box.write(
      `${saved}/Config/LinuxServer/PalWorldSettings.ini`,
      defaults
        .replace('AdminPassword=""', () => `AdminPassword="${PASSWORD}"`)
        .replace('RESTAPIEnabled=False', 'RESTAPIEnabled=True'),
    );
  });
  afterAll(() => box.remove());

  it('is installed by one command, and its administration is closed to others', async () => {
    expect(await box.install('docker', {update: 'auto', memory: 14_000})).toContain(
      'The server answers.',
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
      ['backup', 'Backup made: /opt/palworld-backups/palworld-'],
      ['memory', 'The server uses '],
      ['restart', 'Restarted.'],
    ] as const) {
      await box.does(`sudo systemctl start palworld-${job}`);
      expect(await box.journal(`palworld-${job}`)).toContain(sentence);
    }
    await answers();
    expect(await inUse()).toBe('game:first');
  });

  it('updates to an image that works, and goes back from one that does not start', async () => {
    const before = await worldLevel();
    await box.does('sudo systemctl start palworld-update');
    expect(await box.journal('palworld-update')).toContain('The new image is installed.');
    await answers();
    expect(await inUse()).toBe('game:second');
    publish('game:broken');
    await box.refuses('sudo systemctl start palworld-update');
    expect(await box.journal('palworld-update')).toContain(
      'NOT UPDATED: the new image does not start.',
    );
    await answers();
    expect(await inUse()).toBe('game:second');
    expect(await worldLevel()).toBeGreaterThanOrEqual(before);
    box.write('/machine/steam/offline', '');
    await box.refuses('sudo systemctl start palworld-update');
    expect(await inUse()).toBe('game:second');
  });

  it('goes back to a copy, which the account of the image can read', async () => {
    const [copy = ''] = (await box.does('sudo ls /opt/palworld-backups')).split('\n');
    await box.does(`sudo sh -c 'echo damaged | tee ${saved}/SaveGames/0/*/Level.sav'`);
    await box.does(`sudo ${lib}/restore.sh /opt/palworld-backups/${copy}`);
    await answers();
    expect(await worldLevel()).toBeGreaterThan(0);
    expect(await box.does(`sudo find ${saved} ! -user 1000`)).toBe('');
  });

  it('has no file with a password that another account can read', async () => {
    const {output} = await box.run(
      "find / -xdev \\( -path /proc -o -path /sys -o -path /machine \\) -prune -o -type f -readable -print0 2>/dev/null | xargs -0 grep -lF 'Marked $HOME' 2>/dev/null; ls /opt/palworld-backups/* /opt/palworld/Saved*/* 2>/dev/null; true",
      {as: 'other'},
    );
    expect(output).toBe('');
  });

  it('stays off after a stop, until somebody starts it', async () => {
    await box.does(`sudo ${lib}/stop.sh`);
    expect(await box.does(`${compose} ps --quiet`)).toBe('');
    await box.does(`${compose} start`);
    await answers();
    expect(await inUse()).toBe('game:second');
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
