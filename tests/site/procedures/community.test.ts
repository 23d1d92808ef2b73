import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {PASSWORD} from '../../support/procedures/reader';
import {blocksAt, cases, withReader} from './cases';

const page = 'operate/community-images';

/** What is typed is the same in both editions. */
const editions = [
  {...cases[0]!, image: 'thijsvanloef', data: 'palworld'},
  {...cases[1]!, image: 'jammsen', data: 'game'},
];

it('the page has the same blocks in both editions', () => {
  const [one, other] = cases.map(({version}) =>
    blocksAt(version, [`${page}#install`, `${page}#change`]),
  );
  expect(one).toBe(other);
  expect(one).toContain('docker compose');
});

describe.concurrent.each(editions)('with $image, $version in $locale', (edition) => {
  it('installs, changes a setting and restores', {timeout: 900_000}, async () => {
    const {image, data} = edition;
    await withReader(edition, async (reader) => {
      const saved = `/opt/palworld/${data}/Pal/Saved`;
      await reader.walk(reader.section(page, 'install', image));
      await reader.answers();
      expect(reader.read('/opt/palworld/passwords.env')).toContain(`ADMIN_PASSWORD='${PASSWORD}'`);
      expect(fs.statSync(reader.file('/opt/palworld/passwords.env')).mode & 0o077).toBe(0);

      const change = reader.section(page, 'change', image);
      reader.edit('/opt/palworld/palworld.env', /$/, 'EXP_RATE=2.0\n');
      const typed = change
        .filter(({at}) => at !== '')
        .map((block) => ({...block, at: block.at === 'machine' ? 'compose' : block.at}));
      await reader.walk(typed.slice(0, 1));
      await reader.answers();
      await reader.walk(typed.slice(1));
      const [world = ''] = reader.worlds(saved);

      await reader.admin(
        `mkdir -p /opt/palworld/${data}/backups && tar -czf /opt/palworld/${data}/backups/image.tar.gz -C /opt/palworld/${data}/Pal Saved`,
      );
      reader.write(`${saved}/SaveGames/0/${world}/Level.sav`, 'damaged');
      const {code, output} = await reader.admin(
        `sudo /usr/local/lib/palworld/restore.sh /opt/palworld/${data}/backups/image.tar.gz`,
      );
      expect(code, output).toBe(0);
      await reader.answers();
      expect(reader.worlds(saved)).toEqual([world]);
      expect(reader.read(`state/container-palworld.kills`)).toBe('');
    });
  });
});
