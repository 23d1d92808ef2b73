import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo, Server} from 'node:net';
import path from 'node:path';
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
const HOME = 'C:\\ProgramData\\palworld';
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
    const python = (code: string, ...words: readonly string[]) =>
      expect(spawnSync('python3', ['-c', code, ...words], {encoding: 'utf8'}).stderr).toBe('');
    fs.mkdirSync(`${box.root}/downloads`);
    python(
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1], "w"); z.write(sys.argv[2], "steamcmd.exe")',
      `${box.root}/downloads/steamcmd.zip`,
      'tests/windows/support/bin/steamcmd.exe',
    );
    const archive = archivePath('windows', hasRestApi(version) ? 'rest' : 'rcon');
    python(
      `import re, sys, zipfile
a, z = zipfile.ZipFile(sys.argv[1]), zipfile.ZipFile(sys.argv[2], "w")
[z.writestr(i, re.sub(rb"(?<=remote_port=)(8212|25575)", sys.argv[3].encode(), a.read(i))) for i in a.namelist()]; z.close()`,
      builtFile(`${localePath(box.locale)}${archive}`),
      `${box.root}/downloads/${path.basename(archive)}`,
      String(box.port),
    );
    const [aki, chika] = box.locale === 'en' ? ['Aki', 'Chika'] : ['あき', 'ちか'];
    box.write('state/players', '3');
    box.write(
      'notes/8211/players.json',
      JSON.stringify([
        {name: aki, userId: 'steam_76500000000000000', playerId: '1'},
        {name: chika, userId: 'steam_76500000000000002', playerId: '2'},
      ]),
    );
    box.save(
      'C:\\Windows\\System32\\LogFiles\\Firewall\\pfirewall.log',
      'ALLOW UDP 192.0.2.1 8211 \n',
    );
    const coop = 'C:\\Users\\Admin User\\AppData\\Local\\Pal\\Saved\\SaveGames\\1\\COOP';
    box.save(`${coop}\\Level.sav`, '7;');
    box.save(`${coop}\\WorldOption.sav`, '');
  }

  public async type(block: Block, shown?: Block): Promise<readonly string[]> {
    const {box} = this;
    const place = placeIn(block);
    await this.prepare(block);
    await box.type(`Set-Location ${/[:：]/.test(block.title) ? SERVER : 'C:\\'}`);
    const ends = box.game().filter((line) => line.startsWith('shutdown')).length;
    const {output, errors, code} = await box.type(this.edited(block));
    if (/\/shutdown/.test(block.code)) {
      await box.until(() => box.game().filter((line) => line.startsWith('shutdown')).length > ends);
    }
    // Without a name, restore.ps1 lists the backups and ends with 1.
    const isRight = code === 0 && errors.length === 0;
    if (isRight && place.endsWith('#install')) {
      this.startOnce();
    } else if (place.endsWith('change-settings#edit')) {
      this.edit(INI, 'AdminPassword=""', `AdminPassword="${this.password}"`);
      const on = hasRestApi(block.version) ? 'RESTAPI' : 'RCON';
      this.edit(INI, `${on}Enabled=False`, `${on}Enabled=True`);
      this.edit(INI, new RegExp(`${on}Port=\\d+`), `${on}Port=${box.port}`);
    }
    const isSilent = block.note === wordsOf(block.locale).operations.silent;
    const faults = [
      ...(isRight ? [] : [`ends with ${code}, ${errors.join(', ')}`]),
      ...(isSilent && output.trim() !== '' ? ['is not silent'] : []),
    ];
    try {
      if (shown) {
        expectShown(shown, output);
      }
    } catch (error) {
      faults.push(String(error));
    }
    return faults.map((fault) => `${placeOf(block)} ${fault}\n${block.code}\nprinted:\n${output}`);
  }

  private edited({code}: Block): string {
    const copies = 'C:\\palworld-backups';
    return code
      .replace(/ -Wait\b/, '')
      .replace(/(?<=(?:localhost|127\.0\.0\.1):)(?:8212|25575)/g, String(this.box.port))
      .replace('measure.py', 'measure.py 0.01')
      .replace('YOUR_STEAM_NAME', 'owner')
      .replace('WORLD_ID', 'COOP')
      .replace(
        'palworld-2026-01-31_063000.zip',
        () => fs.readdirSync(this.box.at(copies)).find((name) => name.includes('_')) ?? '',
      )
      .replace(/\bMANIFEST\b/, '1234567890123456789');
  }

  private edit(file: string, from: string | RegExp, to: string): void {
    const before = this.box.file(file);
    const after = before.replace(from, () => to);
    expect(after, `${from} in ${file}`).not.toBe(before);
    this.box.save(file, after);
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
      fs.rmSync(`${box.root}/state/sleep`, {force: true});
    }
    if (isBefore || isInstall) {
      return;
    }
    for (const [key, value] of Object.entries({
      update: 'auto',
      restart_at: '05:00',
      backup_hours: '6',
      memory_limit: '14000',
    })) {
      const settings = `${HOME}\\settings.txt`;
      box.save(
        settings,
        box.file(settings).replace(new RegExp(`^${key}=.*?(?=\\r?$)`, 'm'), `${key}=${value}`),
      );
    }
    box.save(`${HOME}\\whitelist.txt`, 'steam_76500000000000000  # Aki\n');
    box.save(`${HOME}\\discord-webhook.txt`, `${this.webhook}\n`);
    await box.type(`$env:PALWORLD_ADMIN_PASSWORD = '${this.password.replaceAll("'", "''")}'`);
    if (block.page.startsWith('api/rcon')) {
      const script = blocksOf(block.locale, block.version, block.page).find(
        ({title}) => title === 'palrcon.py',
      );
      box.save('C:\\palrcon.py', script!.code.replace('25575', String(this.rconPort)));
    }
    const hold = `${HOME}\\stopped.txt`;
    if (isOff.has(place)) {
      await box.script('stop.ps1');
    } else if (!/Remove-Item \S+stopped.txt/.test(block.code)) {
      fs.rmSync(box.at(hold), {force: true});
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
      expect(await reader.type(...step)).toEqual([]);
    }
    const count = own.length + further.length;
    expect(count).toBeGreaterThan(least);
    console.log(`${count} different blocks of PowerShell were typed.`);
  });
}
