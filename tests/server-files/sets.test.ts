/** Sets of choices with every value, each set run from the first start to an update. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {coveringRows, makeOf, valuesOf} from './pairs';
import {it} from './sandbox';

// How values work together in a file is looked at in every pair, by lint.test.ts.
const sets = coveringRows(valuesOf, ({system}) => ['linux', 'docker'].includes(system)).map(
  (row) => ({row, make: makeOf(row)}),
);

describe.concurrent('sets of choices for Linux and Docker', () => {
  it('are enough', () => {
    expect(new Set(sets.flatMap(({row}) => valuesOf(row))).size).toBeGreaterThan(40);
    expect(sets.length).toBeGreaterThan(6);
  });

  it.for(sets.map(({row, make}, index) => [index, row, make] as const))(
    'set %i backs up, restarts, restores, updates and stops',
    async ([, {locale}, {choices, facts}], {machine}) => {
      const {name, warn, backupHours, keep, hasRemote, update, build, isListed, players} = choices;
      const system = choices.system as 'linux' | 'docker';
      const box = await machine({
        version: facts.version,
        locale,
        system,
        choices: {name, warn, backupHours, keep, hasRemote, update, build, isListed, players},
      });
      const begun = box.savedProgress();
      const succeed = async (line: string): Promise<void> => {
        const ready = box.count('ready');
        await box.succeeds(line);
        if (line !== 'backup') {
          await box.ready(ready);
        }
        expect(box.savedProgress()).toBeGreaterThanOrEqual(begun);
      };
      await succeed('backup');
      const [copy = ''] = box.copies();
      expect(copy).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d_\\d{6}\\.tar\\.gz$`));
      await succeed('restart');
      await succeed(`restore ${box.backups}/${copy}`);
      if (update !== 'pinned') {
        box.write('steam/newest', '1002\n');
        box.write('newest', 'sha256:new\n');
        await succeed('update');
        expect(box.copies().some((one) => one.includes('-before-update'))).toBe(true);
      }
      const before = box.progress();
      await (system === 'linux' ? box.run(`systemctl stop ${name}`) : box.script('stop'));
      expect(await box.isRunning()).toBe(false);
      // Without a way to ask for it, nothing saves; the form says so.
      expect(
        box.savedProgress(),
        `${JSON.stringify(choices)} ${box.read('stop.log')} ${box.read('game.log')}`,
      ).toBeGreaterThanOrEqual(hasRemote ? before : begun);
      expect(fs.existsSync(path.join(box.saved, 'Config'))).toBe(true);
    },
  );
});
