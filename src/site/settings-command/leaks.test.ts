import {beforeAll, expect, it} from 'vitest';
import {header, line} from '../../../tests/support/damagedFiles';
import {inOnePiece} from '../../../tests/support/inOnePiece';
import {mutated, numbers} from '../../../tests/support/mutations';
import type * as Editor from '../../core/editor';
import {sayer} from '../../core/editor';
import {editorData} from '../../core/editor/facts';
import type * as Reader from '../../core/editor/reader';
import {defaultIni} from '../../core/settings';
import {newestVersion} from '../../data/versions';
import {wordsOf} from '../../words';
import type * as Change from './cli/change';
import type * as Report from './cli/report';
import {commandFacts} from './facts';

/** All 10,000 run with LEAKS=10000 npx vitest run src/site/settings-command/leaks.test.ts */
const count = Number(process.env.LEAKS ?? 2000);
const seed = Number(process.env.LEAKS_SEED ?? 20_240_119);

let code: typeof Editor & typeof Reader & typeof Report & typeof Change;
beforeAll(async () => {
  const command = ['report', 'change'].map((name) => `site/settings-command/cli/${name}`);
  code = await inOnePiece<typeof code>(...command, 'core/editor', 'core/editor/reader');
});

const languages = Object.values(commandFacts().words).map(({command, diagnose, file}) => ({
  command,
  diagnose,
  say: sayer(file),
}));
const data = editorData(newestVersion.id, wordsOf('en'));
const mark = /ZQ|90909/;

const keys = [
  ...['AdminPassword', 'ServerPassword', 'AdminPassword', 'ServerPassword', 'adminpassword'],
  ...['AdminPasword', 'ServerPasswd', 'Admin Password', 'admin_password', 'ADMIN_PASSWORD'],
  ...['AuthKey', 'AdminPin', 'RconToken', 'DiscordWebhookUrl', '管理者パスワード'],
  'ＡｄｍｉｎＰａｓｓｗｏｒｄ',
];
const passwords = [
  ...['ZQZQZQ', '90909', 'ZQ ZQ ZQ', 'ZQ"ZQ', 'ZQ\\"ZQ', '"ZQ', 'ZQ\nZQ', 'ZQ\r\n\r\nZQ', 'ZQ,ZQ'],
  ...['ZQ, ZQ=ZQ', 'ZQ)ZQ', 'ZQ);ZQ', 'ZQ//ZQ', 'ZQ#ZQ', 'ZQ;ZQ', 'ZQ\\ZQ', 'ZQ|{ZQ}', "ZQ'ZQ"],
  ...['ZQ&quot;ZQ', 'ZQ，ZQ', '“ZQ”ZQ', 'ZQ:ZQ', '$ZQ', '${ZQ}', '<ZQ>', '(ZQ,ZQ)', '["ZQ","ZQ"]'],
  ...['True,ZQ', '5,ZQ', '90909,90909', 'ZQ\tZQ', 'https://ZQ.example/ZQ?ZQ=ZQ'],
];
const quotes = [
  ...['"*"', '"*"', '"*"', '*', '*', '"*', '*"', '“*”', "'*'", '""*""', '"*""', '\\"*\\"'],
];
const signs = ['=', '=', '=', '=', ' = ', '＝', ': ', '=\n', ' =\\\n'];
const others = [
  ...['ServerName="My server"', 'ServerName=My server', 'ServerDescription="a, b"'],
  ...['bIsPvP=True', 'DeathPenalty=Item', 'CrossplayPlatforms=(Steam,Xbox)', 'RESTAPIPort=8212'],
  ...['ExpRate=2.000000', 'Whatever=1', 'BanListURL="https://a.b/c"', 'PublicIP=""', 'Region='],
  'ServerPlayerMaxNum="32"',
];

interface Parts {
  readonly secret: string;
  readonly key: string;
  readonly password: string;
  readonly list: (more?: string) => string;
}
const places: Readonly<Record<string, (parts: Parts) => string>> = {
  list: ({secret, list}) => line(list(secret)),
  'list of all': ({secret, key}) =>
    defaultIni(newestVersion.id)
      .replace(/ServerPassword=""/, () => secret)
      .replace(`,${key}=""`, ''),
  'open list': ({secret, list}) => `${header}\nOptionSettings=(${list(secret)}`,
  'line each': ({secret, list}) => `${header}\n${list(secret).replaceAll(',', '\n')}\n`,
  'no header': ({secret, list}) => `OptionSettings=(${list(secret)})`,
  'no frame': ({secret, list}) => list(secret),
  'earlier line': ({secret, list}) => `${line(list(secret))}OptionSettings=(${list()})\n`,
  'later line': ({secret, list}) => `${line(list())}OptionSettings=(${list(secret)})\n`,
  'comment before': ({secret, list}) => `; ${secret}\n${line(list())}`,
  'comment behind': ({secret, list}) => `${line(list())}# ${secret}\n`,
  'comment in the list': ({secret, list}) => line(`${list()},\n; ${secret}\nExpRate=3`),
  'behind the list': ({secret, list}) => line(list()).replace(/\)\n$/, () => `) ${secret}\n`),
  'own line before': ({secret, list}) => `${secret}\n${line(list())}`,
  'own line in the section': ({secret, list}) =>
    `${header}\n${secret}\nOptionSettings=(${list()})\n`,
  'own line behind': ({secret, list}) => `${line(list())}${secret}\n`,
  'other section': ({secret, list}) => `${line(list())}[Other]\n${secret}\nA=1\n`,
  'in a name': ({secret, list}) => line(`ServerName="My server,${secret}",${list()}`),
  'in a name without quotes': ({secret, list}) => line(`ServerName=We, ${secret},${list()}`),
  'in a number': ({secret, list}) => line(`ExpRate=${secret},${list()}`),
  json: (parts) => places['json alone']!(parts) + line(parts.list()),
  'json alone': ({key, password}) =>
    `{"ServerName": "We", ${JSON.stringify(key)}: ${JSON.stringify(password)}, "ExpRate": 2}\n`,
  env: ({secret, list}) => `SERVER_NAME=We\n${secret}\nEXP_RATE=2\n${line(list())}`,
  compose: ({key, password, list}) =>
    `environment:\n  - ExpRate=2\n  - ${key}=${password}\n  ${key}: "${password}"\n${line(list())}`,
  table: ({key, password}) => `ExpRate\t2\n${key}\t${password}\nbIsPvP\tTrue\n`,
};

function made(below: (end: number) => number): {readonly place: string; readonly text: string} {
  const one = <T>(all: readonly T[]): T => all[below(all.length)]!;
  const key = one(keys);
  const password = one(passwords);
  const secret = key + one(signs) + one(quotes).replace('*', () => password);
  const list = (more?: string): string => {
    const all = Array.from({length: 1 + below(5)}, () => one(others));
    all.splice(below(all.length + 1), 0, ...(more === undefined ? [] : [more]));
    return all.join(',');
  };
  const place = one(Object.keys(places));
  const whole = places[place]!({secret, key, password, list});
  // A password without its name can't be recognized.
  for (let tries = 0; tries < 20; tries += 1) {
    const text = below(4) === 0 ? whole : mutated(whole, below);
    if (mark.test(text) && text.split(key).length === whole.split(key).length) {
      return {place, text};
    }
  }
  return {place, text: whole};
}

const fromLink = (hash: string): string =>
  Buffer.from(hash.slice(code.hashName.length).split('.')[0]!, 'base64url').toString();

function outputsOf(text: string): Readonly<Record<string, string>> {
  const check = code.checkFile(text, 'x.ini', data);
  const {parsed, problems, server, after, warnings, fault} = check;
  const open = code.opening(data, parsed.file)(code.startState(data));
  const other = code.replacing(parsed.other ?? [])(open);
  const link = ({file}: Editor.Draft): string => {
    const {entries} = code.shareableEntries(file.entries, data, file.doubtful);
    return fromLink(code.encodeShared({version: data.version, entries}));
  };
  const printed = [false, true].map((isRepaired) => {
    const report = {...check, path: 'x.ini', isRepaired};
    const json = {game: data.version, files: [report], findings: []};
    return languages.map((words) => [
      ...code.fileText(report, words),
      JSON.stringify(code.jsonReport(json, words)),
    ]);
  });
  const report = {...check, path: 'x.ini', isRepaired: false};
  return {
    link: link(open.draft) + link(other.draft),
    draft: code.encodeDraft(open.draft, data) + code.encodeDraft(other.draft, data),
    messages: JSON.stringify({problems, server, after, warnings, fault}),
    command: printed.flat(2).join('\n'),
    differences: code.differences(undefined, report, data).join('\n'),
  };
}

it(`never leave ${count} damaged files, wherever they stand in them`, {timeout: 900_000}, () => {
  const below = numbers(seed);
  const leaks: {way: string; place: string; text: string; got: string}[] = [];
  const seen = {files: 0, marked: 0, linked: 0, messages: 0, differences: 0};
  for (; seen.files < count; seen.files += 1) {
    const {place, text} = made(below);
    const outputs = outputsOf(text);
    for (const [way, got] of Object.entries(outputs)) {
      const at = got.search(mark);
      if (at >= 0) {
        leaks.push({way, place, text, got: got.slice(Math.max(0, at - 60), at + 60)});
      }
    }
    seen.marked += Number(mark.test(text));
    seen.linked += Number(/\["\w+","/.test(outputs.link ?? ''));
    seen.messages += Number(/"code"/.test(outputs.messages ?? ''));
    seen.differences += Number(/^\+\w+=./m.test(outputs.differences ?? ''));
  }
  console.log(`Seed ${seed}: ${JSON.stringify(seen)}, ${leaks.length} leaks.`);
  expect(leaks.slice(0, 5)).toEqual([]);
  expect(seen.marked).toBe(count);
  expect(seen.linked).toBeGreaterThan(count / 3);
  expect(seen.differences).toBeGreaterThan(count / 3);
  expect(seen.messages).toBeGreaterThan(count * 0.9);
});
