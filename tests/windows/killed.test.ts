/** Power may fail and a person may end a job at any moment, but the next job must lose nothing. */
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {WindowsMachine} from './support/machine';

async function dies(box: WindowsMachine, call: string, at: string): Promise<void> {
  box.write('state/dies', at);
  await box.dies(call);
  expect(fs.existsSync(box.at('state/dies')), `${call} at ${at}`).toBe(false);
}

it('what was played and copied outlasts jobs that end in the middle', async () => {
  const choices = {folder: 'D:\\ゲーム サーバー', backups: 'E:\\控え 表'};
  const box = await WindowsMachine.start({locale: 'ja', choices});
  const {folder} = choices;
  const before = () => Math.max(...box.worlds());
  const around = () => fs.readdirSync(box.at(`${folder}\\Pal`));

  // The next backup removes what the ended one left.
  await dies(box, 'backup.ps1', 'robocopy');
  expect(box.copies().join()).toContain('.partial');
  await box.does('backup.ps1');
  expect(box.copies()).toHaveLength(1);
  const copy = `${choices.backups}\\${box.copies()[0]}`;

  // The task must start the server with a whole world.
  for (const [at, starts] of [
    [`move ${box.saved}`, 2],
    ['Saved.new-', 3],
  ] as const) {
    const played = before();
    await dies(box, `restore.ps1 '${copy}'`, at);
    await box.starts(starts);
    expect(before()).toBeGreaterThan(0);
    if (starts === 2) {
      expect(before()).toBeGreaterThanOrEqual(played);
    }
  }
  await box.does('backup.ps1');
  expect(around().filter((name) => name.startsWith('Saved.new-'))).toEqual([]);

  // While an update copies, the server continues with the old build. While it installs, the server
  // stays off.
  box.write('steam/newest', '1002');
  await dies(box, 'update.ps1', 'robocopy');
  await box.starts(4);
  await box.does('update.ps1', 'The update is complete.');
  await box.starts(5);
  expect(box.read(`${folder}\\program`)).toBe('1002\n');

  // A server that an administrator stopped stays off, whatever job ends.
  await box.does('stop.ps1');
  await dies(box, 'backup.ps1', 'robocopy');
  await box.does('backup.ps1');
  expect(box.isRunning()).toBe(false);

  // A folder that a person has named like an unpacked restore must survive the repair, too.
  fs.mkdirSync(box.at(`${folder}\\Pal\\Saved.new-world`));
  const kept = before();
  await dies(box, `restore.ps1 '${copy}'`, `move ${box.saved}`);
  await box.does('backup.ps1');
  expect(before()).toBe(kept);
  expect(around().filter((name) => name.startsWith('Saved.new-'))).toEqual(['Saved.new-world']);
  expect(box.isRunning()).toBe(false);
});
