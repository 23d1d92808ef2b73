/** Power may fail and a person may end a job at any moment, but the next job must lose nothing. */
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {Server} from './support/server';

async function dies({box}: Server, call: string, at: string): Promise<void> {
  box.write('state/dies', at);
  await box.dies(call);
  expect(fs.existsSync(`${box.root}/state/dies`), `${call} at ${at}`).toBe(false);
}

it('what was played and copied outlasts jobs that end in the middle', async () => {
  const choices = {folder: 'D:\\ゲーム サーバー', backups: 'E:\\控え 表'};
  const server = await Server.start({locale: 'ja', choices});
  const {box} = server;
  const {folder, port} = box.choices;
  const before = () => Math.max(...server.worlds());
  const around = () => fs.readdirSync(box.at(`${folder}\\Pal`));

  // The next backup removes what the ended one left.
  await dies(server, 'backup.ps1', 'robocopy');
  expect(server.copies().join()).toContain('.partial');
  await server.does('backup.ps1');
  expect(server.copies()).toHaveLength(1);
  const copy = `${box.choices.backups}\\${server.copies()[0]}`;

  // The task must start the server with a whole world.
  for (const [at, starts] of [
    [`move ${server.saved}`, 2],
    ['Saved.new-', 3],
  ] as const) {
    const played = before();
    await dies(server, `restore.ps1 '${copy}'`, at);
    await box.starts(starts, port);
    expect(before()).toBeGreaterThan(0);
    if (starts === 2) {
      expect(before()).toBeGreaterThanOrEqual(played);
    }
  }
  await server.does('backup.ps1');
  expect(around().filter((name) => name.startsWith('Saved.new-'))).toEqual([]);

  // While an update copies, the server continues with the old build. While it installs, the server
  // stays off.
  box.write('steam/newest', '1002');
  await dies(server, 'update.ps1', 'robocopy');
  await box.starts(4, port);
  await server.does('update.ps1', 'The update is complete.');
  await box.starts(5, port);
  expect(box.file(`${folder}\\program`)).toBe('1002\n');

  // A server that an administrator stopped stays off, whatever job ends.
  await server.does('stop.ps1');
  await dies(server, 'backup.ps1', 'robocopy');
  await server.does('backup.ps1');
  expect(box.isRunning()).toBe(false);

  // A folder that a person has named like an unpacked restore must survive the repair, too.
  fs.mkdirSync(box.at(`${folder}\\Pal\\Saved.new-world`));
  const kept = before();
  await dies(server, `restore.ps1 '${copy}'`, `move ${server.saved}`);
  await server.does('backup.ps1');
  expect(before()).toBe(kept);
  expect(around().filter((name) => name.startsWith('Saved.new-'))).toEqual(['Saved.new-world']);
  expect(box.isRunning()).toBe(false);
});
