import fs from 'node:fs';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo, Server} from 'node:net';
import path from 'node:path';
import {strFromU8, strToU8, unzipSync, zipSync, type Zippable} from 'fflate';
import {expect, it, onTestFinished} from 'vitest';
import {archivePath} from '../../src/core/serverFiles';
import {hasRestApi} from '../../src/data/features';
import {localePath} from '../../src/data/locales';
import {wordsOf} from '../../src/words';
import {newest, type Locale, type Version} from '../support/addresses';
import {builtFile} from '../support/builtSite';
import {blocksOf, expectShown, placeOf, type Block} from '../support/procedures/blocks';
import {placeIn, storyOf, type Step} from '../support/procedures/story';
import {packet, rconServer} from '../support/rcon';
import {WindowsMachine} from './support/machine';

/** RCON takes ASCII alone. */
const RCON_PASSWORD = "it's $HOME #1";
const SERVER = 'C:\\palserver';
const INI = `${SERVER}\\Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini`;

/** A reader reaches the sections that change the machine in this order. */
const first = [
  'getting-started/deploy-dedicated-server#install',
  'settings-and-operation/change-settings#edit',
  'getting-started/deploy-dedicated-server#firewall',
  'operate/service#windows-task',
  'api/rest-api/palwold-rest-api#password-file',
  'operate/backups#schedule',
];
const last = [
  'operate/backups#restore-script',
  'operate/updates#steps',
  'operate/start-over#reset',
  'operate/take-over-world#world',
  'operate/move-server#steps',
  'getting-started/your-version#pin',
  'operate/checklist#leave',
];
const isOff = new Set(last.slice(1, -1));

const plan = {
  first,
  last,
  isTyped: ({language, at, title}: Block) =>
    language === 'powershell' && (at !== '' || title === 'PowerShell'),
};
export type Edition = readonly [Locale, Version];

const isReady = (lines: readonly string[]): boolean =>
  lines.filter((line) => /^(?:start|ready|shutdown|signal)/.test(line)).at(-1) === 'ready';

class Reader {
  private constructor(
    private readonly box: WindowsMachine,
    private readonly password: string,
    private readonly webhook: string,
    private readonly rconPort: number,
  ) {}

  public static async at(locale: Locale, version: Version): Promise<Reader> {
    const box = await WindowsMachine.create({locale, version});
    const password = hasRestApi(version) ? `${RCON_PASSWORD} 再` : RCON_PASSWORD;
    const channel = http.createServer((_, response) => response.writeHead(204).end());
    const rcon = rconServer(RCON_PASSWORD, () => packet(0, 0, 'Welcome'));
    for (const server of [channel, rcon]) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
    }
    const portOf = (server: Server) => (server.address() as AddressInfo).port;
    const reader = new Reader(box, password, `http://127.0.0.1:${portOf(channel)}/`, portOf(rcon));
    reader.prepareMachine(version);
    return reader;
  }

  private prepareMachine(version: Version): void {
    const {box} = this;
    const zip = (name: string, files: Zippable) =>
      box.write(`downloads/${name}`, Buffer.from(zipSync(files)));
    zip('steamcmd.zip', {
      'steamcmd.exe': fs.readFileSync('tests/windows/support/bin/steamcmd.exe'),
    });
    const archive = archivePath('windows', hasRestApi(version) ? 'rest' : 'rcon');
    const files = unzipSync(fs.readFileSync(builtFile(`${localePath(box.locale)}${archive}`)));
    const settings = strFromU8(files['palworld-windows/settings.txt']!, true);
    files['palworld-windows/settings.txt'] = strToU8(
      settings.replace(/(?<=remote_port=)(?:8212|25575)/, `${box.port}`),
      true,
    );
    zip(path.basename(archive), files);
    const [aki, chika] = box.locale === 'en' ? ['Aki', 'Chika'] : ['あき', 'ちか'];
    box.write('state/players', '3');
    box.write(
      'notes/8211/players.json',
      JSON.stringify([
        {name: aki, userId: 'steam_76500000000000000', playerId: '1'},
        {name: chika, userId: 'steam_76500000000000002', playerId: '2'},
      ]),
    );
    box.write(
      'C:\\Windows\\System32\\LogFiles\\Firewall\\pfirewall.log',
      'ALLOW UDP 192.0.2.1 8211 \n',
    );
    const coop = 'C:\\Users\\Admin User\\AppData\\Local\\Pal\\Saved\\SaveGames\\1\\COOP';
    box.write(`${coop}\\Level.sav`, '7;');
    box.write(`${coop}\\WorldOption.sav`, '');
  }

  public async type(block: Block, shown?: Block): Promise<void> {
    const {box} = this;
    const place = placeIn(block);
    await this.prepare(block);
    await box.type(`Set-Location ${/[:：]/.test(block.title) ? SERVER : 'C:\\'}`);
    const ends = () => box.game().filter((line) => line.startsWith('shutdown')).length;
    const before = ends();
    const {output, errors, code} = await box.type(this.edited(block));
    const about = `${placeOf(block)}\n${block.code}\nprinted:\n${output}`;
    expect([code, errors], about).toEqual([0, []]);
    if (block.note === wordsOf(block.locale).operations.silent) {
      expect(output.trim(), about).toBe('');
    }
    if (shown) {
      expectShown(shown, output);
    }
    if (/\/shutdown/.test(block.code)) {
      await box.until(() => ends() > before);
    } else if (place.endsWith('#install')) {
      this.startOnce();
    } else if (place.endsWith('change-settings#edit')) {
      const on = hasRestApi(block.version) ? 'RESTAPI' : 'RCON';
      const ini = box
        .read(INI)
        .replace('AdminPassword=""', () => `AdminPassword="${this.password}"`)
        .replace(`${on}Enabled=False`, `${on}Enabled=True`)
        .replace(new RegExp(`${on}Port=\\d+`), `${on}Port=${box.port}`);
      box.write(INI, ini);
    }
  }

  private edited({code}: Block): string {
    return code
      .replace(/ -Wait\b/, '')
      .replace(/(?<=(?:localhost|127\.0\.0\.1):)(?:8212|25575)/g, String(this.box.port))
      .replace('measure.py', 'measure.py 0.01')
      .replace('YOUR_STEAM_NAME', 'owner')
      .replace('WORLD_ID', 'COOP')
      .replace(
        'palworld-2026-01-31_063000.zip',
        () => this.box.copies().find((name) => name.includes('_')) ?? '',
      )
      .replace(/\bMANIFEST\b/, '1234567890123456789');
  }

  private startOnce(): void {
    const {status, output} = this.box.run(
      'c/palserver/PalServer.exe && kill -KILL -- "-$(ls state/processes)" && rm -f state/processes/*',
    );
    expect(status, output).toBe(0);
  }

  private async prepare(block: Block): Promise<void> {
    const {box} = this;
    const place = placeIn(block);
    const isBefore = first.slice(0, 3).includes(place);
    const isInstall = place === 'operate/service#windows-task';
    const password = block.page.startsWith('api/rcon') ? RCON_PASSWORD : this.password;
    box.write('state/answer', isInstall ? 'y\n'.repeat(9) : `${password}\n`);
    // The installation waits for the server, which is slow on a busy machine.
    if (isInstall) {
      box.write('state/sleep', '1000');
    } else {
      fs.rmSync(box.at('state/sleep'), {force: true});
    }
    if (isBefore || isInstall) {
      return;
    }
    box.set('update=auto', 'restart_at=05:00', 'backup_hours=6', 'memory_limit=14000');
    box.write(`${box.home}\\whitelist.txt`, 'steam_76500000000000000  # Aki\n');
    box.write(`${box.home}\\discord-webhook.txt`, `${this.webhook}\n`);
    await box.type(`$env:PALWORLD_ADMIN_PASSWORD = '${this.password.replaceAll("'", "''")}'`);
    if (block.page.startsWith('api/rcon')) {
      const script = blocksOf(block.locale, block.version, block.page).find(
        ({title}) => title === 'palrcon.py',
      );
      box.write('C:\\palrcon.py', script!.code.replace('25575', String(this.rconPort)));
    }
    if (isOff.has(place)) {
      await box.script('stop.ps1');
    } else if (!/Remove-Item \S+stopped.txt/.test(block.code)) {
      fs.rmSync(box.at(`${box.home}\\stopped.txt`), {force: true});
      await box.until(() => isReady(box.game()));
    }
  }
}

/** Editions share blocks, so a block with the same code and the same output is typed once. */
function keyOf([block, shown]: Step): string {
  return `${block.code}\n${shown?.code}`.replaceAll(block.version, newest);
}

/**
 * Types the blocks that the edition in `before` lacks, after those that set up the machine, and
 * then those that only `others` have.
 */
export function describeBlocks(
  [locale, version]: Edition,
  least: number,
  before?: Edition,
  others: readonly Edition[] = [],
): void {
  it('a reader at Windows sees what the pages show', async () => {
    const known = new Set(before && storyOf(...before, plan).map(keyOf));
    const isNew = (step: Step) => !known.has(keyOf(step)) && Boolean(known.add(keyOf(step)));
    const story = storyOf(locale, version, plan);
    const own = story.filter(isNew);
    const further = others.flatMap((edition) => storyOf(...edition, plan)).filter(isNew);
    const reader = await Reader.at(locale, version);
    // A block needs those before it in its section.
    const places = new Set([...first, ...own.map(([block]) => placeIn(block))]);
    for (const step of [...story.filter(([block]) => places.has(placeIn(block))), ...further]) {
      await reader.type(...step);
    }
    const count = own.length + further.length;
    expect(count).toBeGreaterThan(least);
    console.log(`${count} different blocks of PowerShell were typed.`);
  });
}
