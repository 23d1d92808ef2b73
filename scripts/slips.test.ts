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

interface Slip {
  readonly what: string;
  readonly file: string;
  /** Text to replace, and what the slip makes of it; without the first, a line at the end. */
  readonly from?: string | RegExp;
  readonly to: string;
  /** What the writer reads. */
  readonly named: RegExp;
}

const slips: readonly Slip[] = [
  {
    what: 'a misspelt word',
    file: 'docs/operate/mods.mdx',
    to: 'A server recieves many packets.',
    named: /mods\.mdx:\d+.*recieves/,
  },
  {
    what: 'a short misspelt word',
    file: 'docs/operate/mods.mdx',
    to: 'Restart teh server.',
    named: /teh/,
  },
  {
    what: 'its for it is',
    file: 'docs/operate/mods.mdx',
    to: 'Its well known.',
    named: /Its => it's/,
  },
  {
    what: 'a word that the guide does not use',
    file: 'docs/operate/mods.mdx',
    to: 'Nobody can join.',
    named: /Nobody => /,
  },
  {
    what: 'an anchor that is not there',
    file: 'docs/operate/mods.mdx',
    to: 'See [ports](/getting-started/requirements.mdx#portss).',
    named: /mods\.mdx, line \d+: docs\/getting-started\/requirements\.mdx has no heading #portss/,
  },
  {
    what: 'an anchor that is not there, on the same page',
    file: 'docs/operate/mods.mdx',
    to: 'See [below](#not-here).',
    named: /mods\.mdx, line \d+: docs\/operate\/mods\.mdx has no heading #not-here/,
  },
  {
    what: 'a page that is not there',
    file: `${JA}/operate/mods.mdx`,
    to: '[古いページ](/operate/old-mods.mdx)を参照してください。',
    named: /current\/operate\/mods\.mdx, line \d+: there is no page \/operate\/old-mods\.mdx/,
  },
  {
    what: 'a picture that is not there',
    file: 'docs/operate/mods.mdx',
    to: '![The folder of mods](./folder.png)',
    named: /mods\.mdx, line \d+: there is no picture \.\/folder\.png/,
  },
  {
    what: 'a picture without words',
    file: 'docs/operate/mods.mdx',
    to: '![](/img/logo.svg)',
    named: /mods\.mdx, line \d+: the picture \/img\/logo\.svg needs words/,
  },
  {
    what: 'a setting that is not there',
    file: 'docs/operate/checklist.mdx',
    to: 'Look at <Setting name="ExpRat" />.',
    named: /checklist\.mdx, line \d+ .*There is no setting "ExpRat"/,
  },
  {
    what: 'a component that is not there',
    file: 'docs/operate/players.mdx',
    to: '<Waring />',
    named: /players\.mdx, line \d+ .*<Waring> is not known/,
  },
  {
    what: 'a version that is not there',
    file: 'docs/operate/updates.mdx',
    to: '<Since v="9.9">It is new.</Since>',
    named: /updates\.mdx, line \d+ .*9\.9/,
  },
  {
    what: 'a tag without an end',
    file: 'docs/operate/performance.mdx',
    to: '<Since v="1.0">It is new.',
    named: /performance\.mdx, line \d+: .*Since/,
  },
  {
    what: 'a value that is not there',
    file: 'docs/operate/backups.mdx',
    to: 'Open <Fact id="gamePorts" />.',
    named: /backups\.mdx, line \d+ .*no fixed value.*gamePorts/,
  },
  {
    what: 'a layout of its own',
    file: 'docs/operate/service.mdx',
    to: '*  one   item\n*  two',
    named: /service\.mdx/,
  },
  {
    what: 'a heading below none',
    file: 'docs/operate/service.mdx',
    to: '##### Much too deep {/* #deep */}',
    named: /service\.mdx:\d+.*(?:MD001|heading-increment)/,
  },
  {
    what: 'a Japanese term in another form',
    file: `${JA}/operate/mods.mdx`,
    to: 'サーバを再起動します。',
    named: /サーバ => サーバー/,
  },
  {
    what: 'a Japanese sentence in another style',
    file: `${JA}/operate/service.mdx`,
    to: 'サーバーは再起動が必要である。',
    named: /である/,
  },
  {
    what: 'an English sentence whose Japanese waits',
    file: 'docs/operate/move-server.mdx',
    from: /(?<=\n)(?=1\. )/,
    to: 'Read all of this first.\n\n',
    named: /move-server#[\w-]+/,
  },
  {
    what: 'a heading with another id in Japanese',
    file: `${JA}/operate/updates.mdx`,
    from: '{/* #automatic */}',
    to: '{/* #automatically */}',
    named: /updates.*automatic/,
  },
  {
    what: 'a default that differs from the file of the game',
    file: 'src/data/settings/catalogue/world.ts',
    from: 'default: 1,',
    to: 'default: 2,',
    named: /DayTimeSpeedRate in 1\.0: catalogue 2\.0+, fixture 1\.0+/,
  },
];

/** Plants slips in a copy, and gives what the checks say; `only` names one check. */
function outputOf(planted: readonly Slip[], only?: string): string {
  const output: string[] = [];
  withProjectCopy((copy) => {
    for (const {what, file, from, to} of planted) {
      const full = path.join(copy, file);
      const before = fs.readFileSync(full, 'utf8');
      const after = from === undefined ? `${before}\n${to}\n` : before.replace(from, to);
      expect(after, what).not.toBe(before);
      fs.writeFileSync(full, after);
    }
    for (const {name, command} of checksFor([...new Set(planted.map(({file}) => file))])) {
      if (['types', 'code'].includes(name) || (only !== undefined && only !== name)) {
        continue;
      }
      const started = Date.now();
      const {stdout, stderr} = spawnSync(
        // Of all tests of facts, those that a slip is about.
        name === 'words and facts'
          ? 'npx vitest run src/core/settings src/words scripts/sync.test.ts'
          : command,
        {cwd: copy, shell: true, encoding: 'utf8', env: {...process.env, CI: '', NO_COLOR: '1'}},
      );
      output.push(stdout, stderr, `${name} took ${Date.now() - started} ms`);
    }
  });
  return output.join('\n');
}

it('names every slip of a writer, with the file', {timeout: 900_000}, () => {
  const output = outputOf(slips);
  console.log(output.match(/^.* took \d+ ms$/gm)?.join('\n'));
  expect(slips.filter(({named}) => !named.test(output)).map(({what}) => what)).toEqual([]);
});

it('names words that a language lacks', () => {
  const lacking: Slip = {
    what: 'words that Japanese lacks',
    file: 'src/words/ja/ports.json',
    from: /^ {4}"[^"]+": "[^"]+",\n/m,
    to: '',
    named: /src\/words\/ja\/ports\.json lacks/,
  };
  expect(outputOf([lacking], 'translations')).toMatch(lacking.named);
});

it('has twenty slips at least', () => {
  expect(slips.length).toBeGreaterThanOrEqual(20);
});
