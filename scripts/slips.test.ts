/**
 * What goes wrong when people write, planted in a copy of the project: the checks that `npm run
 * check:mine` picks name every slip, with the file that the writer edits. All slips are planted at once, so
 * that each check runs once.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checksFor} from './lib/changes';
import {withProjectCopy} from './lib/projectCopy';

const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';

/**
 * File, text that is added at its end, what the writer reads, after the name of the file where it is no
 * expression; and a text that the slip takes the place of.
 */
type Slip = readonly [file: string, to: string, named: RegExp | string, from?: string | RegExp];

const mods = 'docs/operate/mods.mdx';
const service = 'docs/operate/service.mdx';
const slips: readonly Slip[] = [
  [mods, 'A server recieves many packets.', 'recieves'],
  [mods, 'Restart teh server.', /teh/],
  [mods, 'Its well known.', /Its => it's/],
  [mods, 'Nobody can join.', /Nobody => /],
  [mods, '[a](/getting-started/requirements.mdx#a)', 'requirements.mdx has no heading #a'],
  [mods, 'See [below](#not-here).', 'docs/operate/mods.mdx has no heading #not-here'],
  [`${JA}/operate/mods.mdx`, '[前](/operate/old.mdx)を参照。', 'there is no page /operate/old.mdx'],
  [mods, '![The folder of mods](./folder.png)', 'there is no picture ./folder.png'],
  [mods, '![](/img/logo.svg)', 'the picture /img/logo.svg needs words'],
  ['docs/operate/checklist.mdx', '<Setting name="ExpRat" />', 'There is no setting "ExpRat"'],
  ['docs/operate/players.mdx', '<Waring />', '<Waring> is not known'],
  ['docs/operate/updates.mdx', '<Since v="9.9">It is new.</Since>', '9.9'],
  ['docs/operate/performance.mdx', '<Since v="1.0">It is new.', 'Since'],
  ['docs/operate/backups.mdx', 'Open <Fact id="gamePorts" />.', 'no fixed value "gamePorts"'],
  [service, '*  one   item\n*  two', /service\.mdx/],
  [service, '##### Much too deep {/* #deep */}', /service\.mdx:\d+.*(?:MD001|heading-increment)/],
  [`${JA}/operate/mods.mdx`, 'サーバを再起動します。', /サーバ => サーバー/],
  [`${JA}/operate/service.mdx`, 'サーバーは再起動が必要である。', /である/],
  ['docs/operate/move-server.mdx', 'Read all first.\n\n', /move-server#[\w-]+/, /(?<=\n)(?=1\. )/],
  [`${JA}/operate/updates.mdx`, '/* #automatically */', /updates.*automatic/, '/* #automatic */'],
  [
    'src/data/settings/catalogue/world.ts',
    'default: 2,',
    /DayTimeSpeedRate in 1\.0: catalogue 2\.0+, fixture 1\.0+/,
    'default: 1,',
  ],
];

/** Whether a line of the output names what a slip is, behind its place. */
const isNamed = ([file, , named]: Slip, output: string): boolean =>
  typeof named !== 'string'
    ? named.test(output)
    : output
        .split('\n')
        .some(
          (line) =>
            /[:,] (?:line )?\d|:\d/.test(line) &&
            line.includes(path.basename(file)) &&
            line.includes(named),
        );

/** Plants slips in a copy, and gives what the checks say; `only` names one check. */
function outputOf(planted: readonly Slip[], only?: string): string {
  const output: string[] = [];
  withProjectCopy((copy) => {
    for (const [file, to, , from] of planted) {
      const full = path.join(copy, file);
      const before = fs.readFileSync(full, 'utf8');
      const after = from === undefined ? `${before}\n${to}\n` : before.replace(from, to);
      expect(after, to).not.toBe(before);
      fs.writeFileSync(full, after);
    }
    for (const {name, command} of checksFor([...new Set(planted.map(([file]) => file))])) {
      if (['types', 'code'].includes(name) || (only !== undefined && only !== name)) {
        continue;
      }
      // Of all tests of facts, those that a slip is about.
      const facts = 'npx vitest run src/core/settings src/words scripts/sync.test.ts';
      const env = {...process.env, CI: '', NO_COLOR: '1'};
      const {stdout, stderr} = spawnSync(name === 'words and facts' ? facts : command, {
        cwd: copy,
        shell: true,
        encoding: 'utf8',
        env,
      });
      output.push(stdout, stderr);
    }
  });
  return output.join('\n');
}

it('names every slip of a writer, with the file', {timeout: 900_000}, () => {
  const output = outputOf(slips);
  expect(slips.filter((slip) => !isNamed(slip, output))).toEqual([]);
  expect(slips.length).toBeGreaterThanOrEqual(20);
});

it('names words that a language lacks', () => {
  const named = /src\/words\/ja\/ports\.json lacks/;
  const lacking = ['src/words/ja/ports.json', '', named, /^ {4}"[^"]+": "[^"]+",\n/m] as const;
  expect(outputOf([lacking], 'translations')).toMatch(named);
});
