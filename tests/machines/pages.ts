/** A reader types the blocks of the pages in order, and sees what the pages show. */
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect} from 'vitest';
import type {Locale} from '../../src/data/locales';
import {serverArchives} from '../../src/site/data-files/serverArchives';
import {wordsOf} from '../../src/words';
import {newest} from '../support/addresses';
import {onEachPage} from '../support/builtSite';
import {ADDRESS} from '../support/machine/realMachine';
import {blocksOf, expectShown, placeOf, type Block} from '../support/procedures/blocks';
import {placeIn, storyOf, type Plan, type Step} from '../support/procedures/story';
import {PASSWORD, type Prepared} from './prepared';

const install = 'getting-started/deploy-dedicated-server';
const isShell = ({language, at}: Block): boolean =>
  language === 'bash' && ['admin', 'home', 'machine', 'compose', 'pc'].includes(at);
const isOf =
  (...systems: readonly RegExp[]) =>
  ({tabs}: Block): boolean =>
    tabs.every((tab) => systems.some((system) => system.test(tab)));

/** Gives the reason why no test types the blocks that an expression matches by place and code. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  'they need the internet': /icanhazip|nslookup|wg genkey|wg-quick/,
  'they need programs from elsewhere': /tcpdump|\.\/rcon |\.\/pwserver/,
  'they would change the kernel of this machine': /swap|timedatectl/,
  'they name the folders of a host':
    /^getting-started\/rental-server#(?:settings|arguments|backup)/,
  'they need the folder of the server': /\n\.\/PalServer\.sh/,
  'only old editions had them': /^getting-started\/for-xbox/,
};
const textOf = (block: Block): string => `${placeIn(block)}\n${block.code}`;
const isLeftOut = (block: Block): boolean =>
  Object.values(LEFT_OUT).some((pattern) => pattern.test(textOf(block)));

/** `docker.test.ts` and `community.test.ts` type these sections themselves. */
const OTHER_SYSTEMS =
  /^operate\/community-images#|AlmaLinux|\bdnf\b|firewall-(?:offline-)?cmd .*--(?:reload|add)/;
const isElsewhere = (block: Block): boolean =>
  OTHER_SYSTEMS.test(`${textOf(block)}\n${block.tabs.join()}`);

const ofDocker = /^operate\/service#(?:docker-service|comes-back)$/;
const ofScripts =
  /^operate\/(?:service#stop|backups#(?:schedule|restore-script)|restart-and-memory#(?:schedule|limit)|updates#automatic|checklist#leave)$/;
const isDocker = (block: Block): boolean =>
  /docker/.test(block.code) || ofDocker.test(placeIn(block));

export const plans: Readonly<Record<'linux' | 'docker', Plan>> = {
  linux: {
    isTyped: (block) =>
      isShell(block) &&
      isOf(/^Linux/, /^(?:Debian|Ubuntu)/)(block) &&
      !isDocker(block) &&
      !isLeftOut(block) &&
      !isElsewhere(block),
    first: [
      ...['install', 'firewall-first', 'first-start', 'check'].map((name) => `${install}#${name}`),
      'settings-and-operation/change-settings#edit',
      'operate/service#systemd',
      `${install}#firewall`,
    ],
    last: [
      'operate/backups#restore-script',
      'operate/updates#steps',
      'getting-started/your-version#pin',
      'operate/start-over#reset',
      'operate/move-server#steps',
      'operate/take-over-world#world',
      'operate/checklist#leave',
    ],
  },
  docker: {
    isTyped: (block) =>
      isShell(block) &&
      (isOf(/Docker/)(block)
        ? block.tabs.length > 0 || isDocker(block)
        : ofScripts.test(placeIn(block))) &&
      isOf(/Docker/, /^Linux/)(block) &&
      !/home\/steam\/palserver|ufw/.test(block.code) &&
      !isLeftOut(block) &&
      !isElsewhere(block),
    first: [
      ...['install', 'first-start'].map((name) => `${install}#${name}`),
      'settings-and-operation/change-settings#edit',
      'operate/service#docker-service',
    ],
    last: [
      'operate/backups#restore-script',
      'operate/updates#steps',
      'operate/start-over#reset',
      'operate/checklist#leave',
    ],
  },
};

/**
 * These edits replace what a person knows from the prose, and what differs between the machine and
 * the world.
 */
const EDITS: readonly (readonly [from: string | RegExp, to: string])[] = [
  [/(?<=ssh) (?=-N)/, ' -f '],
  ['YOUR_SERVER', ADDRESS],
  [/(?<=you@)your-server|(?<=steam@)server\.example/, ADDRESS],
  ['user@203.0.113.10', `you@${ADDRESS}`],
  ['YOU@OLD_MACHINE', `other@${ADDRESS}`],
  ['YOUR_STEAM_NAME', 'owner'],
  ['measure.py', 'measure.py 0.01'],
  ['crontab -e', 'crontab /machine/typed/crontab'],
  // The command ends with 1, which doesn't disturb a person at a prompt.
  ['restore.sh\n', 'restore.sh || true\n'],
];
/** These commands may end with 1, because they find nothing or one of two firewalls is off. */
const MAY_FAIL =
  /grep -i 'out of memory'|connected the server|--list-ports|list-unit-files palworld.service 'palworld-\*'$/;
const WRONG = /not found|denied|No data|Failed|not permitted|No such/;
const FOLLOWS = / -f$| --follow$/m;

type Hook = (block: Block) => Promise<void> | void;
export interface Hooks {
  readonly edit?: (code: string) => string;
  readonly answers?: (place: string) => string | undefined;
  readonly before?: Hook;
  readonly after?: Readonly<Record<string, Hook>>;
}

export class Reader {
  public count = 0;
  private readonly story: readonly Step[];

  public constructor(
    private readonly box: Prepared,
    private readonly locale: Locale,
    private readonly plan: Plan,
    private readonly hooks: Hooks,
  ) {
    this.story = storyOf(locale, newest, plan);
  }

  /** Puts the archives of the site on the machine, and notes what the reader types into editors. */
  public prepare(): void {
    const {box, locale} = this;
    fs.mkdirSync(box.file('/machine/site'));
    for (const [name, archive] of serverArchives(locale)) {
      if (!name.includes('rcon/')) {
        fs.writeFileSync(box.file(`/machine/site/${path.basename(name)}`), archive);
      }
    }
    const files = onEachPage(locale, ({page}) => blocksOf(locale, newest, page), [newest]);
    for (const {title, code, language} of files) {
      const name = /^\/etc\/[\w-]+(?:\.\w+)?/.exec(title)?.[0];
      if (name && language === 'text') {
        box.write(`/machine/typed${name}`, `${code}\n`);
      }
    }
    box.write('/machine/typed/etc/palworld/admin-password', `${PASSWORD}\n`);
    box.write('/machine/typed/etc/palworld/discord-webhook', 'http://127.0.0.1:9999/\n');
  }

  /** Types the sections that set up the machine, those between, or the last ones. */
  public async walk(part: 'first' | 'middle' | 'last'): Promise<void> {
    const {first, last} = this.plan;
    const partOf = (place: string) =>
      first.includes(place) ? 'first' : last.includes(place) ? 'last' : 'middle';
    const faults: string[] = [];
    for (const [block, shown] of this.story.filter(([one]) => partOf(placeIn(one)) === part)) {
      try {
        this.saveFiles(block);
        await this.hooks.before?.(block);
        await this.type(block, shown);
        await this.hooks.after?.[placeIn(block)]?.(block);
      } catch (error) {
        faults.push(`${placeOf(block)} ${(error as Error).message.slice(-3000)}`);
      }
    }
    expect(faults).toEqual([]);
  }

  private saveFiles({page, section, tabs}: Block): void {
    for (const file of blocksOf(this.locale, newest, page)) {
      const isFile = /^\/(?:etc|usr|opt)\/\S+$/.test(file.title) && file.language !== 'text';
      if (isFile && file.section === section && file.tabs.join() === tabs.join()) {
        this.box.write(file.title, `${file.code}\n`);
      }
    }
  }

  /** Types blocks that are in no plan, and waits until a container that they start answers. */
  public async typeAll(blocks: readonly Block[] = []): Promise<void> {
    expect(blocks.length).toBeGreaterThan(0);
    for (const [at, block] of blocks.entries()) {
      const shown = blocks[at + 1]?.at === 'output' ? blocks[at + 1] : undefined;
      if (block.at !== 'output') {
        await this.type({...block, at: block.at === 'machine' ? 'compose' : block.at}, shown);
        if (block.code.endsWith('up -d')) {
          await this.box.answers();
        }
      }
    }
  }

  public async type(block: Block, shown?: Block): Promise<string> {
    const {box, hooks} = this;
    const edit = (text: string) =>
      EDITS.reduce((code, [from, to]) => code.replace(from, () => to), hooks.edit?.(text) ?? text);
    const folder = block.at === 'compose' ? 'cd /opt/palworld\n' : '';
    const typed = `${folder}set -eo pipefail\n${edit(block.code).replace(FOLLOWS, '')}`;
    const as = ['pc', 'home'].includes(block.at) ? 'outside' : 'you';
    const env = {PALWORLD_ADMIN_PASSWORD: PASSWORD, RCON_PASSWORD: PASSWORD};
    const input = hooks.answers?.(placeIn(block)) ?? `${PASSWORD}\n`;
    this.count++;
    let output = '';
    for (;;) {
      const ran = await box.typed(typed, {as, env, input});
      const {code} = ran;
      // Compose colours a log for a terminal, so the colours are removed.
      output += stripVTControlCharacters(ran.output);
      const place = `${placeOf(block)}\n${typed}\n${output}`;
      try {
        if (/^curl .*YOUR_SERVER/.test(block.code)) {
          expect([7, 28], place).toContain(code);
        } else {
          expect(output, place).not.toMatch(WRONG);
          expect(code === 0 || MAY_FAIL.test(typed), `${code}: ${place}`).toBe(true);
        }
        if (block.note === wordsOf(this.locale).operations.silent) {
          expect(output, place).toBe('');
        }
        if (shown) {
          expectShown({...shown, code: edit(shown.code).replaceAll('✔ ', '')}, output);
        }
        return output;
      } catch (error) {
        // A view that is followed shows more a moment later.
        if (!FOLLOWS.test(block.code)) {
          throw error;
        }
      }
    }
  }
}

/** Removes what differs only between editions and languages. */
const keyOf = ({code}: Block): string =>
  code
    .replace(/(?<=example\/)(?:ja\/)?(server-files\/)(?:rcon\/)?/, '$1')
    .replace(/\d{16,19}/, 'MANIFEST')
    .replace('PalServer-Linux-Test', 'PalServer-Linux-Shipping')
    .replace(/(?<="message": ").*?(?=")|(?<=YOUR_SERVER:).*|(?<=set-timezone ).*/, '');

/** Returns the places of blocks that no test types, and that aren't left out for a reason. */
export function untyped(blocks: readonly Block[]): readonly string[] {
  const typed = new Set(
    Object.values(plans).flatMap((plan) => storyOf('en', newest, plan).map(([one]) => keyOf(one))),
  );
  const own = blocks.filter(
    (block) =>
      isShell(block) &&
      !/^api\/rest-api\/(?!palwold)|server-files$/.test(block.page) &&
      !isLeftOut(block) &&
      !isElsewhere(block),
  );
  expect(own.length).toBeGreaterThan(1000);
  const missing = own.filter((block) => !typed.has(keyOf(block)));
  return missing.map((one) => `${placeOf(one)}\n${one.code}`);
}
