import {spawnSync} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ensureTool} from '../../../scripts/lib/ensureTool';
import {prompts} from '../../../src/data/operations';
import {scripts} from '../../../src/core/serverFiles/scripts';
import {wordsOf} from '../../../src/words';
import {untyped} from '../../machines/pages';
import {locales, versions} from '../../support/addresses';
import {onEachPage} from '../../support/builtSite';
import {blocksOf, placeOf, type Block} from '../../support/procedures/blocks';
import {composeFaults} from '../../support/composeSchema';
import {tempFolder} from '../../support/tempFolder';

/** Other tests run the samples of the REST API and the steps of the generator. */
const OTHERS = /^api\/rest-api\/|^settings-and-operation\/server-files$/;
const all = locales.flatMap((locale) =>
  onEachPage(locale, ({version, page}) => blocksOf(locale, version, page)),
);
const blocks = all.filter(({page}) => !OTHERS.test(page));
const editions = locales.length * versions.length;
const isServerFile = ({code, title}: Block): boolean =>
  title.endsWith('.env') || Object.values(scripts).some((text) => text.trimEnd() === code);
const written = (language: string): readonly Block[] =>
  blocks.filter((block) => block.language === language && !isServerFile(block));
const [shell, powershell] = [written('bash'), written('powershell')];
const {put} = tempFolder({}, afterAll);

beforeAll(() => {
  ensureTool('shellcheck', 'shellcheck');
  ensureTool('systemd-analyze', 'systemd');
  ensureTool('curl', 'curl');
  ensureTool('python3', 'python3');
}, 600_000);

const shown = (list: readonly Block[]): readonly string[] => [
  ...new Set(list.map((block) => `${placeOf(block)}: ${block.code}`)),
];
const different = (list: readonly Block[]): readonly Block[] => [
  ...new Map(list.map((block) => [block.code, block])).values(),
];

describe('every block of commands', () => {
  it('says who types it', () => {
    const silent = [...shell, ...powershell].filter(
      ({at, code, title, section}) =>
        at === '' && !code.startsWith('#!') && title === '' && !section.startsWith('start-'),
    );
    expect(shown(silent)).toEqual([]);
    const known = new Set<string>([...prompts, 'output', '']);
    expect(shown(blocks.filter(({at}) => !known.has(at)))).toEqual([]);
    expect(shell.length).toBeGreaterThanOrEqual(25 * editions);
    expect(powershell.length).toBeGreaterThanOrEqual(12 * editions);
  });

  it('is followed by what a reader sees when it worked', () => {
    const sections: Readonly<Record<string, RegExp>> = {
      'getting-started/deploy-dedicated-server': /./,
      'operate/service': /./,
      'getting-started/your-version': /./,
      'operate/backups': /./,
      'operate/updates': /./,
      'operate/restart-and-memory': /^(?:now|schedule)$/,
    };
    const typed = blocks
      .map((block, index) => ({block, next: blocks[index + 1]}))
      .filter(
        ({block: {at, page, section}}) =>
          (prompts as readonly string[]).includes(at) && sections[page]?.test(section),
      );
    const without = typed.filter(
      ({block: {note, page, section}, next}) =>
        note === '' && !(next?.at === 'output' && next.page === page && next.section === section),
    );
    expect(shown(without.map(({block}) => block))).toEqual([]);
    expect(typed.length).toBeGreaterThanOrEqual(30 * editions);
    const isSilent = ({locale, note}: Block) => note === wordsOf(locale).operations.silent;
    expect(typed.filter(({block}) => isSilent(block)).length).toBeGreaterThan(0);
  });

  it('never leaves the reader in the shell of another user', () => {
    const isEntering = ({code}: Block) => /^\s*sudo (?:-iu?|su)(?: \w+)?$/m.test(code);
    expect(shown(shell.filter(isEntering))).toEqual([]);
  });

  it('is shell that bash reads and shellcheck has nothing against', () => {
    const files = different(shell).map((block, index) => {
      const file = put(`${index}.sh`, `${block.code}\n`);
      const {stderr} = spawnSync('bash', ['-n', file], {encoding: 'utf8'});
      expect.soft(stderr, placeOf(block)).toBe('');
      return file;
    });
    expect(files.length).toBeGreaterThanOrEqual(30);
    // SC1091: /etc/os-release is not followed. SC2024: sudo's output goes into a reader's file.
    // SC2009: ps and grep show whole command lines. SC2164: `cd … || exit` would close a reader's
    // terminal.
    const options = ['-s', 'bash', '-e', 'SC1091,SC2009,SC2024,SC2164'];
    const {stdout} = spawnSync('shellcheck', [...options, ...files], {encoding: 'utf8'});
    expect(stdout).toBe('');
  });

  it('is YAML that fits the schema of Compose files', () => {
    const yaml = different(
      blocks.filter(({language, title}) => language === 'yaml' && title.startsWith('compose.yaml')),
    );
    expect(yaml.length).toBeGreaterThanOrEqual(3);
    for (const block of yaml) {
      const value = parse(block.code) as Record<string, unknown>;
      const file = 'services' in value ? value : {services: {part: {image: 'a', ...value}}};
      expect(composeFaults(file), placeOf(block)).toBe('');
    }
  });
});

it('every block of every edition is typed on a machine, or left out for a reason', () => {
  expect(untyped(all)).toEqual([]);
});

it('types the same in both languages', () => {
  // Words in a command and the example of a time zone depend on the page's language.
  const typed = locales.map((locale) =>
    shell
      .filter((block) => block.locale === locale && block.at !== '')
      .map(
        ({version, page, at, section, code}) =>
          `${version} ${page} ${section} ${at}: ${code.replace(/(["'#]|set-timezone ).*|(?<=\/)ja\/(?=server-files)/g, '$1')}`,
      ),
  );
  expect(typed[1]).toEqual(typed[0]);
});
