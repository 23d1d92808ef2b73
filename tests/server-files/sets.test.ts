/** The scripts of the covering set of choices, each set run from the first start to an update. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {coveringRows, makeOf, randomRows} from './pairs';
import {it} from './machine';

const sets = [...coveringRows(), ...randomRows()]
  .map((row) => ({row, make: makeOf(row)}))
  .filter(({make}) => ['linux', 'docker'].includes(make.choices.system));

describe.concurrent('sets of choices for Linux and Docker', () => {
  it('are enough', () => {
    expect(sets.length).toBeGreaterThan(9);
  });

  it.for(sets.map(({row, make}, index) => [index, row, make] as const))(
    'set %i backs up, restarts, restores, updates and stops',
    async ([, row, {choices, facts}], {machine}) => {
      const {name, warn, backupHours, keep, hasRemote, update, build, isListed, players} = choices;
      const system = choices.system as 'linux' | 'docker';
      const box = await machine({
        version: facts.version,
        locale: row.locale as 'en' | 'ja',
        system,
        choices: {name, warn, backupHours, keep, hasRemote, update, build, isListed, players},
      });
      await box.start();
      const begun = box.savedProgress();
      const succeed = async (script: string, ...args: readonly string[]): Promise<void> => {
        const ready = box.count('ready');
        const wasRunning = script !== 'backup';
        const {code, output} = await box.script(script, ...args);
        expect(code, `${script}: ${output}`).toBe(0);
        if (wasRunning) {
          await box.ready(ready);
        }
        expect(box.savedProgress()).toBeGreaterThanOrEqual(begun);
      };
      await succeed('backup');
      const [copy = ''] = box.copies();
      expect(copy).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d_\\d{6}\\.tar\\.gz$`));
      await succeed('restart');
      await succeed('restore', path.join(box.backups, copy));
      if (update !== 'pinned') {
        box.write('steam/newest', '1002\n');
        box.write('newest', 'sha256:new\n');
        await succeed('update');
        expect(box.copies().some((one) => one.includes('-before-update'))).toBe(true);
      }
      const before = box.progress();
      if (system === 'linux') {
        await box.run(`systemctl stop ${name}`);
      } else {
        await box.script('stop');
      }
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
