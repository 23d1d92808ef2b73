/**
 * Every block of commands of the built pages: it says who types it and what the reader sees, bash, shellcheck
 * and the grammar of PowerShell read it. The other files of this folder type the blocks of the procedures.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ensureTool, hasTool} from '../../../scripts/lib/ensureTool';
import {prompts} from '../../../src/data/operations';
import {scripts} from '../../../src/core/serverFiles/scripts';
import {isAtLeast} from '../../../src/data/versions';
import {wordsOf} from '../../../src/words';
import {
  allBlocks,
  builtLocales,
  builtVersions,
  placeOf,
  type Block,
} from '../../support/procedures/blocks';
import {composeFaults} from '../../support/composeSchema';
import {faultsOf, unknownCommands} from '../../support/powershell';

/** The samples of the REST API and the steps of the generator have tests of their own. */
const blocks = allBlocks().filter(
  ({page}) => !page.startsWith('api/rest-api/') && page !== 'settings-and-operation/server-files',
);
/** Scripts and settings of server/ are read and run by tests/server-files. */
const isServerFile = ({code, title}: Block): boolean =>
  title.endsWith('.env') || Object.values(scripts).some((text) => text.trimEnd() === code);
const shell = blocks.filter((block) => block.language === 'bash' && !isServerFile(block));
const powershell = blocks.filter(
  (block) => block.language === 'powershell' && !isServerFile(block),
);
const deploy = 'getting-started/deploy-dedicated-server';
const service = 'operate/service';
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'procedures-lint-'));

beforeAll(() => {
  ensureTool('shellcheck', 'shellcheck');
  ensureTool('systemd-analyze', 'systemd');
  ensureTool('curl', 'curl');
  ensureTool('python3', 'python3');
}, 600_000);

afterAll(() => fs.rmSync(work, {recursive: true, force: true}));

/** Whether the page says that the commands print nothing. */
function isSilent({locale, note}: Block): boolean {
  return note === wordsOf(locale).operations.silent;
}

/** Writes each different code to a file of its own. */
function filesOf(list: readonly Block[], ending: string): ReadonlyMap<string, Block> {
  const files = new Map<string, Block>();
  const known = new Set<string>();
  for (const block of list) {
    if (!known.has(block.code)) {
      known.add(block.code);
      const file = path.join(work, `${files.size}${ending}`);
      fs.writeFileSync(file, `${block.code}\n`);
      files.set(file, block);
    }
  }
  return files;
}

describe('every block of commands', () => {
  it('says who types it', () => {
    // A block that begins with `#!` or has the name of a file is saved, not typed.
    const silent = [...shell, ...powershell].filter(
      ({at, code, title, section}) =>
        at === '' && !code.startsWith('#!') && title === '' && !section.startsWith('start-'),
    );
    expect([...new Set(silent.map((block) => `${placeOf(block)}: ${block.code}`))]).toEqual([]);
    const known = new Set<string>([...prompts, 'output', '']);
    expect(blocks.filter(({at}) => !known.has(at))).toEqual([]);
    expect(shell.length).toBeGreaterThanOrEqual(25 * builtLocales.length * builtVersions.length);
    expect(powershell.length).toBeGreaterThanOrEqual(
      12 * builtLocales.length * builtVersions.length,
    );
    console.log(`${shell.length} shell and ${powershell.length} PowerShell blocks looked at.`);
  });

  it('is followed by what a reader sees when it worked', () => {
    const sections: Readonly<Record<string, RegExp>> = {
      [deploy]: /./,
      [service]: /./,
      'getting-started/your-version': /./,
      'operate/backups': /./,
      'operate/updates': /./,
      'operate/restart-and-memory': /^(?:now|schedule)$/,
    };
    const typed = blocks.flatMap((block, index) =>
      prompts.some((prompt) => prompt === block.at) && sections[block.page]?.test(block.section)
        ? [{block, next: blocks[index + 1]}]
        : [],
    );
    const without = typed.filter(
      ({block, next}) =>
        block.note === '' &&
        !(next?.at === 'output' && next.page === block.page && next.section === block.section),
    );
    expect(without.map(({block}) => `${placeOf(block)}: ${block.code}`)).toEqual([]);
    expect(typed.length).toBeGreaterThanOrEqual(30 * builtLocales.length * builtVersions.length);
    const silent = typed.filter(({block}) => isSilent(block));
    expect(silent.length).toBeGreaterThan(0);
    console.log(
      `${typed.length} blocks of commands, ${silent.length} of them silent, say what a reader sees.`,
    );
  });

  it('never leaves the reader in the shell of another user', () => {
    const entering = shell.filter(({code}) => /^\s*sudo (?:-iu?|su)(?: \w+)?$/m.test(code));
    expect(entering.map((block) => `${placeOf(block)}: ${block.code}`)).toEqual([]);
  });

  it('is shell that bash reads and shellcheck has nothing against', () => {
    const files = filesOf(shell, '.sh');
    expect(files.size).toBeGreaterThanOrEqual(30);
    const faults: string[] = [];
    for (const [file, block] of files) {
      const {status, stderr} = spawnSync('bash', ['-n', file], {encoding: 'utf8'});
      if (status !== 0) {
        faults.push(`${placeOf(block)}: ${stderr}`);
      }
    }
    // SC1091: /etc/os-release is not followed. SC2009: ps and grep show whole command lines. SC2164: `cd … || exit` would close a reader's terminal.
    const {stdout} = spawnSync(
      'shellcheck',
      ['-s', 'bash', '-e', 'SC1091,SC2009,SC2164', '-f', 'gcc', ...files.keys()],
      {encoding: 'utf8'},
    );
    for (const line of stdout.split('\n').filter(Boolean)) {
      const block = files.get(line.slice(0, line.indexOf(':')));
      faults.push(`${block ? placeOf(block) : ''}: ${line}`);
    }
    expect(faults).toEqual([]);
    console.log(`${files.size} different shell blocks read by bash and shellcheck.`);
  });

  it('is PowerShell that the grammar reads, with commands that Windows has', () => {
    const files = filesOf(powershell, '.ps1');
    expect(files.size).toBeGreaterThanOrEqual(10);
    for (const [file, block] of files) {
      expect(faultsOf(block.code), placeOf(block)).toEqual([]);
      expect(unknownCommands(block.code), placeOf(block)).toEqual([]);
      if (hasTool('pwsh')) {
        const {stdout} = spawnSync(
          'pwsh',
          [
            '-NoProfile',
            '-Command',
            `$e = $null; [void][Management.Automation.Language.Parser]::ParseFile('${file}', [ref]$null, [ref]$e); $e | ForEach-Object Message`,
          ],
          {encoding: 'utf8'},
        );
        expect(stdout.trim(), placeOf(block)).toBe('');
      }
    }
    console.log(
      `${files.size} different PowerShell blocks read by the grammar${hasTool('pwsh') ? ' and by PowerShell' : ''}.`,
    );
  });

  it('is YAML that fits the schema of Compose files', () => {
    const yaml = [
      ...new Map(
        blocks
          .filter(({language, title}) => language === 'yaml' && title.startsWith('compose.yaml'))
          .map((block) => [block.code, block]),
      ).values(),
    ];
    const sinceDocker = builtVersions.filter((version) => isAtLeast(version, '0.3.12.0'));
    expect(yaml.length).toBeGreaterThanOrEqual(sinceDocker.length > 0 ? 3 : 1);
    for (const block of yaml) {
      const value = parse(block.code) as Record<string, unknown>;
      const file = 'services' in value ? value : {services: {part: {image: 'a', ...value}}};
      expect(composeFaults(file), placeOf(block)).toBe('');
    }
    console.log(`${yaml.length} Compose files checked.`);
  });
});

describe.runIf(builtLocales.length > 1).each(builtVersions)('the commands of %s', (version) => {
  it.each([...new Set(shell.map(({page}) => page))])(
    'are the same in both languages: %s',
    (page) => {
      const typed = builtLocales.map((locale) =>
        shell
          .filter(
            (block) =>
              block.locale === locale &&
              block.version === version &&
              block.page === page &&
              block.at !== '',
          )
          // Words in a command, such as a message to the players, are in the language of the page,
          // and the example of a time zone is that of its readers.
          .map(
            ({at, section, code}) =>
              `${section} ${at}: ${code.replace(/(["'#]|set-timezone ).*/g, '$1')}`,
          ),
      );
      expect(typed[1]).toEqual(typed[0]);
    },
  );
});
