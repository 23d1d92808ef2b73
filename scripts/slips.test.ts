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

/** File, text that is added at its end, what the writer reads; and a text that the slip takes the place of. */
type Slip = readonly [file: string, to: string, named: RegExp, from?: string | RegExp];

const slips: readonly Slip[] = [
  ['docs/operate/mods.mdx', 'A server recieves many packets.', /mods\.mdx:\d+.*recieves/],
  ['docs/operate/mods.mdx', 'Restart teh server.', /teh/],
  ['docs/operate/mods.mdx', 'Its well known.', /Its => it's/],
  ['docs/operate/mods.mdx', 'Nobody can join.', /Nobody => /],
  [
    'docs/operate/mods.mdx',
    'See [ports](/getting-started/requirements.mdx#portss).',
    /mods\.mdx, line \d+: docs\/getting-started\/requirements\.mdx has no heading #portss/,
  ],
  [
    'docs/operate/mods.mdx',
    'See [below](#not-here).',
    /mods\.mdx, line \d+: docs\/operate\/mods\.mdx has no heading #not-here/,
  ],
  [
    `${JA}/operate/mods.mdx`,
    '[古いページ](/operate/old-mods.mdx)を参照してください。',
    /current\/operate\/mods\.mdx, line \d+: there is no page \/operate\/old-mods\.mdx/,
  ],
  [
    'docs/operate/mods.mdx',
    '![The folder of mods](./folder.png)',
    /mods\.mdx, line \d+: there is no picture \.\/folder\.png/,
  ],
  [
    'docs/operate/mods.mdx',
    '![](/img/logo.svg)',
    /mods\.mdx, line \d+: the picture \/img\/logo\.svg needs words/,
  ],
  [
    'docs/operate/checklist.mdx',
    'Look at <Setting name="ExpRat" />.',
    /checklist\.mdx, line \d+ .*There is no setting "ExpRat"/,
  ],
  ['docs/operate/players.mdx', '<Waring />', /players\.mdx, line \d+ .*<Waring> is not known/],
  [
    'docs/operate/updates.mdx',
    '<Since v="9.9">It is new.</Since>',
    /updates\.mdx, line \d+ .*9\.9/,
  ],
  [
    'docs/operate/performance.mdx',
    '<Since v="1.0">It is new.',
    /performance\.mdx, line \d+: .*Since/,
  ],
  [
    'docs/operate/backups.mdx',
    'Open <Fact id="gamePorts" />.',
    /backups\.mdx, line \d+ .*no fixed value.*gamePorts/,
  ],
  ['docs/operate/service.mdx', '*  one   item\n*  two', /service\.mdx/],
  [
    'docs/operate/service.mdx',
    '##### Much too deep {/* #deep */}',
    /service\.mdx:\d+.*(?:MD001|heading-increment)/,
  ],
  [`${JA}/operate/mods.mdx`, 'サーバを再起動します。', /サーバ => サーバー/],
  [`${JA}/operate/service.mdx`, 'サーバーは再起動が必要である。', /である/],
  [
    'docs/operate/move-server.mdx',
    'Read all of this first.\n\n',
    /move-server#[\w-]+/,
    /(?<=\n)(?=1\. )/,
  ],
  [
    `${JA}/operate/updates.mdx`,
    '{/* #automatically */}',
    /updates.*automatic/,
    '{/* #automatic */}',
  ],
  [
    'src/data/settings/catalogue/world.ts',
    'default: 2,',
    /DayTimeSpeedRate in 1\.0: catalogue 2\.0+, fixture 1\.0+/,
    'default: 1,',
  ],
];

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
      const {stdout, stderr} = spawnSync(
        // Of all tests of facts, those that a slip is about.
        name === 'words and facts'
          ? 'npx vitest run src/core/settings src/words scripts/sync.test.ts'
          : command,
        {cwd: copy, shell: true, encoding: 'utf8', env: {...process.env, CI: '', NO_COLOR: '1'}},
      );
      output.push(stdout, stderr);
    }
  });
  return output.join('\n');
}

it('names every slip of a writer, with the file', {timeout: 900_000}, () => {
  const output = outputOf(slips);
  expect(slips.filter(([, , named]) => !named.test(output))).toEqual([]);
  expect(slips.length).toBeGreaterThanOrEqual(20);
});

it('names words that a language lacks', () => {
  const named = /src\/words\/ja\/ports\.json lacks/;
  const lacking = ['src/words/ja/ports.json', '', named, /^ {4}"[^"]+": "[^"]+",\n/m] as const;
  expect(outputOf([lacking], 'translations')).toMatch(named);
});
