import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {withProjectCopy} from './lib/projectCopy';

const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';

type Slip = readonly [file: string, to: string, named: RegExp | string, from?: string | RegExp];

const mods = 'docs/operate/mods.mdx';
const service = 'docs/operate/service.mdx';
const slips: readonly Slip[] = [
  [mods, 'A server recieves many packets.', 'recieves'],
  [mods, 'Restart teh server.', 'teh'],
  [mods, 'Its well known.', "Its => it's"],
  [mods, 'Nobody can join.', 'Nobody => '],
  [mods, 'It is in the the folder.', '"the the"'],
  [mods, '[a](/getting-started/requirements.mdx#a)', 'requirements.mdx has no heading #a'],
  [mods, 'See [below](#not-here).', 'docs/operate/mods.mdx has no heading #not-here'],
  [`${JA}/operate/mods.mdx`, '[前](/operate/old.mdx)を参照。', 'there is no page /operate/old.mdx'],
  [mods, '![The folder of mods](./folder.png)', 'there is no picture ./folder.png'],
  [mods, '![](/img/logo.svg)', 'the picture /img/logo.svg needs words'],
  [mods, ':::note Title\n\nText\n\n:::', 'Write :::note[Title]'],
  [mods, ':::hint[Title]\n\nText\n\n:::', ':::hint is no note'],
  [mods, '```basch\nls\n```', 'No colours for code in "basch"'],
  [mods, '```bash at=root\nls\n```', 'at=root behind a code fence'],
  [mods, 'The port is 8217.', 'the English has 8217, which the Japanese lacks'],
  ['docs/operate/checklist.mdx', '<Setting name="ExpRat" />', 'The nearest are ExpRate, '],
  ['docs/operate/players.mdx', '<Waring />', '<Waring> is not known'],
  ['docs/operate/updates.mdx', '<Since v="9.9">It is new.</Since>', '9.9'],
  ['docs/operate/performance.mdx', '<Since v="1.0">It is new.', 'Since'],
  ['docs/operate/backups.mdx', 'Open <Fact id="gamePorts" />.', 'no fixed value "gamePorts"'],
  ['docs/operate/diagnose.mdx', 'description: Too short.', 'write 120 to 160', /^description:.*$/m],
  [`${JA}/operate/diagnose.mdx`, 'title:', 'the page has no title', /^title:.*$/m],
  ['docs/operate/messages.mdx', '#eofs */', 'no message "eofs"', '#eof */'],
  [service, '##### Much too deep {/* #deep */}', 'MD001'],
  [`${JA}/operate/mods.mdx`, 'サーバを再起動します。', 'サーバ => サーバー'],
  [`${JA}/operate/service.mdx`, 'サーバーは再起動が必要である。', 'ですます'],
  [mods, 'See [this](/operate/players).', '"/operate/players" leads nowhere'],
  [mods, 'See [that](htps://example.com).', '"htps://example.com" leads nowhere'],
  [mods, 'This is ** bold ** text.', '"**" would be shown'],
  [mods, 'Use the `-useperfthreads argument.', '"`" would be shown'],
  [mods, 'Write {name} here.', '{name} would be run as code'],
  [mods, '<Phrases list="" />', '<Phrases> has an empty list'],
  [mods, 'An password is needed.', 'An => a'],
  ['docs/operate/host-names.mdx', '```bash\nls', 'the code has no end'],
  ['docs/operate/stop-when-empty.mdx', ':::note[Title]\n\nText', 'the note has no end'],
  [service, '## Once more {/* #files */}', '#files is there twice'],
  [`${JA}/operate/players.mdx`, '## もう一つ', 'the heading has no id'],
  [`${JA}/operate/service.mdx`, 'ポートは８２１１です。', '"８２１１": write 8211'],
  [
    'docs/operate/start-over.mdx',
    "title: Again: who's",
    "front matter can't be read",
    /^title:.*$/m,
  ],
  ['docs/operate/take-over-world.mdx', '| a | b |\n| - | - |\n| one |', 'MD056'],
  ['docs/operate/move-server.mdx', 'Read all first.\n\n', /move-server#[\w-]+/, /(?<=\n)(?=1\. )/],
  [`${JA}/operate/updates.mdx`, '/* #automatically */', /updates.*automatic/, '/* #automatic */'],
  ['src/words/en/ports.json', '"Game trafik"', 'trafik', '"Game traffic"'],
  ['src/words/ja/ports.json', ' サーバと', /ports\.json.*Write "サーバー"/, /(?<=": ")/],
];

const isNamed = ([file, , named]: Slip, output: string): boolean =>
  typeof named !== 'string'
    ? named.test(output)
    : output.split('\n').some((line) => line.startsWith(file) && line.includes(named));

/** Processor time is measured, which a busy machine hardly changes. */
function timed(cwd: string, script: string) {
  const {stdout, stderr, status} = spawnSync(
    `TIMEFORMAT='CPU %U %S'; time npm run --silent ${script}`,
    {cwd, shell: 'bash', encoding: 'utf8', env: {...process.env, CI: '', NO_COLOR: '1'}},
  );
  const [, user = '', system = ''] = /^CPU ([\d.]+) ([\d.]+)$/m.exec(stderr) ?? [];
  return {stdout, stderr, status, seconds: Number(user) + Number(system)};
}

it('names every slip of a writer once, with the file first', {timeout: 900_000}, () => {
  withProjectCopy((copy) => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {cwd: copy});
    git('init', '--quiet', '--initial-branch=main');
    fs.writeFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
    git('add', '--all');
    git('commit', '--quiet', '--message=before');
    for (const [file, to, , from] of slips) {
      const full = path.join(copy, file);
      const before = fs.readFileSync(full, 'utf8');
      const after = from === undefined ? `${before}\n${to}\n` : before.replace(from, to);
      expect(after, to).not.toBe(before);
      fs.writeFileSync(full, after);
    }
    const {stdout, stderr, status, seconds} = timed(copy, 'check:mine');
    expect(status).toBe(1);
    expect(slips.filter((slip) => !isNamed(slip, stdout))).toEqual([]);
    expect(slips.length).toBeGreaterThanOrEqual(30);
    const lines = stdout.split('\n').filter(Boolean);
    expect(lines.length).toBe(new Set(lines).size);
    expect(stdout + stderr).not.toMatch(/Cannot read properties|^\s+at /m);
    const pages = timed(copy, 'check:pages');
    expect(pages.seconds).toBeGreaterThan(0);
    expect(seconds, 'many times the check of all pages').toBeLessThan(6 * pages.seconds);
  });
});
