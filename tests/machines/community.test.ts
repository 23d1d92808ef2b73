import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {newest} from '../support/addresses';
import {blocksOf} from '../support/procedures/blocks';
import {plans, Reader} from './pages';
import {LIB, PASSWORD, Prepared} from './prepared';

const {images} = serverFilesFacts(newest);
const UNREADABLE = 'Compose cannot read a password with a single quote,';

describe('a community image', () => {
  const box = new Prepared('docker', 'ja');
  let isReplaced = false;
  const reader = new Reader(box, 'ja', plans.docker, {
    answers: () => `${isReplaced ? 'y\n' : ''}${PASSWORD}\nlet-me-in\n`,
  });
  beforeAll(async () => {
    await box.start();
    await box.startDocker();
    reader.prepare();
  });
  afterAll(() => box.remove());

  it('gets its passwords as they were typed', async () => {
    const {image: name} = images.thijsvanloef;
    await box.makeImage(`${name}:latest`, 'ENTRYPOINT ["/usr/bin/env"]');
    const folder = '/opt/pal2';
    const choices = {name: 'pal2', folder, port: 8221, remotePort: 8222};
    await box.install('thijsvanloef', choices, 'first\nsecond\n');
    await box.does(`echo STEAM_USERNAME=owner | sudo tee --append ${folder}/passwords.env`);
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
        expect.arrayContaining([
          `ADMIN_PASSWORD=${password}`,
          `SERVER_PASSWORD=${password}2`,
          'STEAM_USERNAME=owner',
        ]),
      );
    }
    expect(await box.does(`stat -c %a ${folder}/passwords.env`)).toBe('600\n');
    const kept = box.read(`${folder}/passwords.env`);
    for (const [password, sentence] of [
      ["it's", UNREADABLE],
      ['end\\', UNREADABLE],
      ['\u0007', UNREADABLE],
      ['', 'The AdminPassword is empty'],
    ] as const) {
      for (const typed of password ? [`${password}\nx\n`, `x\n${password}\n`] : ['\n\n']) {
        const passwords = '/usr/local/lib/pal2/passwords.sh';
        const {code, output} = await box.run(passwords, {input: typed});
        expect(output).toMatch(box.says(sentence));
        expect([code, box.read(`${folder}/passwords.env`)], typed).toEqual([1, kept]);
      }
    }
  });

  it.each([
    ['thijsvanloef', 'palworld'],
    ['jammsen', 'game'],
  ] as const)('of %s is as the page says', async (system, data) => {
    await box.makeImage(
      `${images[system].image}:latest`,
      'ENTRYPOINT ["/bin/bash", "/community.sh"]',
    );
    const page = 'operate/community-images';
    const [install, change] = ['install', 'change'].map((section) =>
      blocksOf('ja', newest, page).filter(
        (block) =>
          block.section === section && block.at !== '' && block.tabs.every((tab) => tab === system),
      ),
    );
    await reader.typeAll(install);
    await box.answers();
    box.write(
      '/opt/palworld/palworld.env',
      `${box.read('/opt/palworld/palworld.env')}EXP_RATE=2.0\n`,
    );
    await reader.typeAll(change);
    await box.answers();
    const saves = `/opt/palworld/${data}/Pal/Saved`;
    const [world = ''] = fs.readdirSync(box.file(`${saves}/SaveGames/0`));
    const backups = `/opt/palworld/${data}/backups`;
    await box.does(
      `sudo mkdir -p ${backups} && sudo tar -czf ${backups}/image.tar.gz -C ${saves}/.. Saved`,
    );
    box.write(`${saves}/SaveGames/0/${world}/Level.sav`, 'damaged');
    await box.does(`sudo ${LIB}/restore.sh ${backups}/image.tar.gz`);
    await box.answers();
    expect(fs.readdirSync(box.file(`${saves}/SaveGames/0`))).toEqual([world]);
    expect(await box.level(saves)).toBeGreaterThanOrEqual(0);
    const replaced = box.read(`${LIB}/palworld.conf.old`);
    expect(replaced.includes('kind=thijsvanloef')).toBe(isReplaced);
    // The next image replaces this one.
    isReplaced = true;
    await box.does(
      `sudo docker compose --project-directory /opt/palworld down && sudo rm -rf /opt/palworld/*s.env /opt/palworld/${data}`,
    );
  });
});
