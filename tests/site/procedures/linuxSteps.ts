import dgram from 'node:dgram';
import fs from 'node:fs';
import path from 'node:path';
import {expect, vi} from 'vitest';
import {isAtLeast} from '../../../src/data/versions';
import {PASSWORD, type Reader} from '../../support/procedures/reader';

export const install = 'getting-started/deploy-dedicated-server';
export const service = 'operate/service';
export const settings = 'settings-and-operation/change-settings';
export const move = 'operate/move-server';
export const folder = '/home/steam/palserver';
export const saved = `${folder}/Pal/Saved`;
export const ini = `${saved}/Config/LinuxServer/PalWorldSettings.ini`;
export const conf = '/usr/local/lib/palworld/palworld.conf';
export const level = (world: string): string => `${saved}/SaveGames/0/${world}/Level.sav`;

export const hasRest = ({version}: Reader): boolean => isAtLeast(version, '0.2.4.0');

export async function setUp(reader: Reader, distribution: string): Promise<void> {
  await reader.walk(reader.section(install, 'install', new RegExp(`^(?:Linux|${distribution})`)));
  expect(fs.existsSync(reader.file('/home/steam/.steam/sdk64/steamclient.so'))).toBe(true);
  const log = await reader.walk(reader.section(install, 'first-start', 'Linux'));
  expect(log).toContain('Running Palworld dedicated server on :8211');
  await reader.walk(reader.section(install, 'check', 'Linux'));
  await reader.pressCtrlC();
}

export async function turnOn(reader: Reader): Promise<void> {
  await reader.walk(reader.section(settings, 'edit', 'Linux').slice(0, 1));
  reader.edit(ini, 'AdminPassword=""', `AdminPassword="${PASSWORD}"`);
  reader.edit(
    ini,
    /(?:RESTAPI|RCON)Enabled=False/,
    `${hasRest(reader) ? 'RESTAPI' : 'RCON'}Enabled=True`,
  );
}

export const stop = async (reader: Reader): Promise<void> => {
  expect(await reader.admin('sudo systemctl stop palworld')).toEqual({code: 0, output: ''});
  expect(reader.read('state/palworld.kills') + reader.read('state/palworld.signals')).toBe('');
};
export const start = async (reader: Reader): Promise<void> => {
  expect(await reader.admin('sudo systemctl start palworld')).toEqual({code: 0, output: ''});
  await reader.answers();
};

/**
 * Replaces `expect.poll`, which needs the running test. Several run at a time, so any may have
 * ended.
 */
const soon = (check: () => void): Promise<void> =>
  vi.waitFor(check, {timeout: 180_000, interval: 100});

/** Follows the whitelist: the script names players, and its service removes them. */
export async function whitelist(reader: Reader): Promise<void> {
  const blocks = reader.section('operate/players', 'whitelist-script', 'Linux');
  const output = blocks.find(({at}) => at === 'output')?.code ?? '';
  const players = [...output.matchAll(/(steam_\d+) (\S+)$/gm)].map(([, userId, name]) => ({
    name,
    userId,
    playerId: '0123456789ABCDEF',
  }));
  expect(players).toHaveLength(2);
  reader.write('notes/8211/players.json', JSON.stringify(players));
  await reader.walk(blocks);
  const kicked = `rest kick {"userid":"${players[1]?.userId}"`;
  await soon(() => expect(reader.read('notes/8211/game.log')).toContain(kicked));
  expect(reader.read('notes/8211/game.log')).not.toContain(`"userid":"${players[0]?.userId}"`);
  await reader.admin('sudo systemctl disable --now palworld-whitelist');
}

/** Stops the empty server, and starts it for somebody who tries to join. */
export async function stopAndWake(reader: Reader): Promise<void> {
  const socket = dgram.createSocket('udp4');
  const knocks = setInterval(() => socket.send('join', 8211, '127.0.0.1'), 300);
  try {
    const blocks = reader.section('operate/stop-when-empty', 'linux');
    const tried = blocks.findIndex(({at}) => at === 'output') + 1;
    await reader.walk(blocks.slice(0, tried));
    await start(reader);
    await reader.walk(blocks.slice(tried));
    const log = (): string => reader.read('state/palworld-stop-when-empty.log');
    await soon(() => expect(log()).toMatch(/Starting the server|起動します/));
    await reader.answers();
  } finally {
    clearInterval(knocks);
    socket.close();
  }
  await reader.admin('sudo systemctl disable --now palworld-stop-when-empty');
  expect((await reader.admin('systemctl is-active palworld')).output).toBe('active\n');
}

/** Sets up a second server beside the first as the page says. */
export async function secondServer(reader: Reader): Promise<void> {
  const second = `${folder}2`;
  const [, , , , line] = reader
    .section(install, 'install', /^(?:Linux|Ubuntu)/)
    .filter(({at}) => at === 'admin')
    .flatMap((block) => [block, block]);
  await reader.walk(line ? [line] : [], {[folder]: second});
  await reader.walk(reader.section(install, 'first-start', 'Linux'), {
    [folder]: second,
    '8211': '8221',
  });
  await reader.pressCtrlC();
  const config = `${second}/Pal/Saved/Config/LinuxServer/PalWorldSettings.ini`;
  reader.write(config, reader.read(ini));
  const ports = hasRest(reader) ? (['8212', '8222'] as const) : (['25575', '25585'] as const);
  reader.edit(config, reader.portText(ports[0]), ports[1]);
  await reader.admin(`
    sudo cp -r /usr/local/lib/palworld /usr/local/lib/palworld2
    sudo cp -r /etc/palworld /etc/palworld2
    sudo cp /etc/systemd/system/palworld.service /etc/systemd/system/palworld2.service`);
  const conf2 = conf.replace('lib/palworld', 'lib/palworld2');
  reader.edit(conf2, 'name=palworld', 'name=palworld2');
  reader.edit(conf2, /^folder=.*/m, `folder=${second}`);
  reader.edit(conf2, 'game_port=8211', 'game_port=8221');
  reader.edit(conf2, /^remote_port=.*/m, `remote_port=${ports[1]}`);
  reader.edit(
    '/etc/systemd/system/palworld2.service',
    /.*/s,
    reader
      .read('/etc/systemd/system/palworld.service')
      .replaceAll(/palworld(?=[/)])/g, 'palworld2'),
  );
  await reader.admin('sudo systemctl enable --now palworld2');
  await reader.answers(ports[1]);
  const list = await reader.walk(reader.section('operate/start-over', 'several-servers', 'Linux'));
  expect(list).toContain(':8211');
  expect(list).toContain(':8221');
  expect((await reader.admin('sudo systemctl disable --now palworld2')).code).toBe(0);
  expect((await reader.admin('systemctl is-active palworld2 palworld')).output).toBe('inactive\n');
  expect((await reader.admin('systemctl is-active palworld')).output).toBe('active\n');
}

export async function takeOver(reader: Reader): Promise<void> {
  await stop(reader);
  const world = 'C0FFEE00C0FFEE00C0FFEE00C0FFEE00';
  reader.write(level(world), '77;');
  reader.edit(
    path.join(path.dirname(ini), 'GameUserSettings.ini'),
    /^DedicatedServerName=.*/m,
    `DedicatedServerName=${world}`,
  );
  await reader.walk(reader.section('operate/take-over-world', 'world'));
  await start(reader);
  expect(reader.read('notes/8211/game.log')).toContain('start 77 ');
  expect(reader.worlds(saved)).toHaveLength(2);
}
