import fc from 'fast-check';
import {expect, it} from 'vitest';
import {versionIds, type VersionId} from '../../data/versions';
import {header, line} from '../../../tests/support/damagedFiles';
import {holdsSecret, isSecret, writeIni, type IniEntry} from '../ini';
import {soundText} from '../../../tests/support/madeUpFiles';
import {parseIni} from '../ini/read';
import {knownKeys} from '../settings/knownKeys';
import {checkText, decodeDraft, decodeShared} from './reader';
import {apply, dataOf, latest} from '../../../tests/support/editorStates';
import {
  convert,
  defaultEntries,
  encodeDraft,
  encodeShared,
  editionOf,
  opening,
  planConversion,
  valueIn,
} from '.';

const entriesOf = (version: VersionId): readonly IniEntry[] => defaultEntries(dataOf(version));
const byKey = (a: IniEntry, b: IniEntry): number => (a.key < b.key ? -1 : 1);

it('changing the version: makes each default file of that of each other edition, there and back', () => {
  let pairs = 0;
  for (const from of versionIds) {
    for (const to of versionIds.filter((one) => one !== from)) {
      const [there, back] = [dataOf(to), dataOf(from)];
      const own = entriesOf(from);
      const result = convert(own, there, {
        ...planConversion(own, there, from),
        platform: undefined,
      });
      expect([...result].sort(byKey), `${from} to ${to}`).toEqual([...entriesOf(to)].sort(byKey));
      const mine = own.map((one) => (one.key === 'ExpRate' ? {...one, value: '7.000000'} : one));
      const moved = convert(mine, there, {
        ...planConversion(mine, there, from),
        platform: undefined,
      });
      const again = convert(moved, back, {...planConversion(moved, back, to), platform: undefined});
      expect([...again].sort(byKey), `${from} to ${to} and back`).toEqual([...mine].sort(byKey));
      pairs += 1;
    }
  }
  expect(pairs).toBe(versionIds.length * (versionIds.length - 1));
});

it('changing the version: a file of 0.6.8 comes back from 1.0 as it was', () => {
  const [old, next] = [dataOf('0.6.8'), dataOf('1.0')];
  const own = [...entriesOf('0.6.8'), {key: 'MyOwn', value: '3'}];
  const moved = convert(own, next, planConversion(own, next, '0.6.8'));
  expect(convert(moved, old, planConversion(moved, old, '1.0'))).toEqual(own);
});

it('changing the version: changes nothing in a short file, whose edition its keys do not tell', () => {
  const short = [{key: 'DeathPenalty', value: 'All'}];
  expect(editionOf(short, latest)).toBe(latest.version);
  expect(planConversion(short, latest, latest.version).changed).toEqual([]);
});

it('changing the version: drops and changes what 0.6.8 changed since 0.4.15', () => {
  const target = dataOf('0.6.8');
  const plan = planConversion(entriesOf('0.4.15'), target, '0.4.15');
  expect(plan.dropped).toEqual([{key: 'AllowConnectPlatform', value: 'Steam'}]);
  const changed = plan.changed.map(({setting, from}) => [setting.key, from, setting.preset]);
  expect(changed).toContainEqual(['ChatPostLimitPerMinute', '10', '30']);
  expect(plan.platform).toBe('Steam');
  const kept = convert(entriesOf('0.4.15'), target, {...plan, changed: []});
  expect(kept).toContainEqual({key: 'CrossplayPlatforms', value: '(Steam)'});
  expect(kept).toContainEqual({key: 'ChatPostLimitPerMinute', value: '10'});
});

const entries: readonly IniEntry[] = [
  {key: 'ExpRate', value: '2.500000'},
  {key: 'ServerName', value: '"パルの鯖, \\"1\\" 🐑"'},
  {key: 'CrossplayPlatforms', value: '(Steam,Xbox)'},
  {key: 'AdminPassword', value: '"secret"'},
];

it('links and drafts: a draft of a valid file is the file without its passwords, whatever its keys', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/).filter((name) => !isSecret(name));
  const value = fc.oneof(
    fc.constantFrom('True', '7', '(A,B)', '"zq-Pass9x"', '"x, y"', '""'),
    word.map((text) => JSON.stringify(text)),
  );
  const made = fc.tuple(word, word, value).map(([a, b, raw]) => `${a}${b}=${raw}`);
  const lists = ['( "Xbox" , Steam,)', '(EPalAllowConnectPlatform::Steam,1)'];
  const listed = fc
    .constantFrom(...lists, '""')
    .map((raw) => (raw === '""' ? 'DenyTechnologyList=(""PALBOX"")' : `CrossplayPlatforms=${raw}`));
  const password = /((?:admin|server)password(?:\s|\\\r?\n)*=(?:\s|\\\r?\n)*)"(?:[^"\\]|\\.)*"/gi;
  let seen = 0;
  fc.assert(
    fc.property(soundText, fc.array(made, {maxLength: 4}), listed, ({text: plain}, more, list) => {
      const own = [...more, ...(/crossplay|denytech/i.test(plain) ? [] : [list])];
      const text = plain.replace(
        /^([ +]?OptionSettings[^=\n]*=[^(\n]*\([ \t]*)(?=\w)/im,
        (open) => `${open}${own.map((one) => `${one},`).join('')}`,
      );
      const {file, problems} = parseIni(text, knownKeys);
      const isOpen = /;[^\n]*password/i.test(text) || holdsSecret(text.replace(password, ''));
      fc.pre(file.doubtful === undefined && problems.length === 0 && !isOpen);
      const back = decodeDraft(encodeDraft({file}, latest));
      expect(back && writeIni(back.file)).toBe(text.replace(password, '$1""'));
      seen += Number(own.length > 1);
    }),
    {numRuns: Number(process.env.DRAFTS ?? 150)},
  );
  expect(seen).toBeGreaterThan(15);
});

const places: Readonly<Record<string, (name: string, isText: boolean) => string>> = {
  'an image': (name) => `$${name}`,
  'a script': (name, isText) => (isText ? `"\${${name}}"` : `\${${name}}`),
  'a script with functions': (name, isText) => (isText ? `"\${${name}}"` : `$(bool "\${${name}}")`),
  PowerShell: (name, isText) => (isText ? `"$($Server.${name})"` : `$($Server.${name})`),
  Helm: (name) => `{{ .Values.${name} }}`,
};
const ways: Readonly<Record<string, readonly [string, string, string]>> = {
  'on one line': [`${header}\nOptionSettings=(`, ',', ')\n'],
  'on lines of their own': [`${header}\nOptionSettings=(\n`, ',\n', '\n)\n'],
  'without a section': ['OptionSettings=(\r\n  ', ',\r\n  ', ',\r\n)'],
};

it.each(Object.keys(places).flatMap((by) => Object.keys(ways).map((how) => [by, how] as const)))(
  'links and drafts: a template of %s with its settings %s comes back byte for byte',
  (by, how) => {
    const [open, between, close] = ways[how]!;
    const list = latest.settings.map(({key, type}) => {
      const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
      return `${key}=${places[by]!(/^[PH]/.test(by) ? key : name, type === 'string')}`;
    });
    const text = open + list.join(between) + close;
    const {parsed, server, fault} = checkText(text, latest);
    expect([writeIni(parsed.file), server.kind, fault]).toEqual([text, 'template', undefined]);
    const back = decodeDraft(encodeDraft({file: parsed.file}, latest));
    expect(back && writeIni(back.file)).toBe(text);
    expect(back?.missing).toBeUndefined();
  },
);

it.each(Object.entries(ways))('passwords such as "$ecret" make no template, %s', (_how, way) => {
  const [open, between, close] = way;
  const own = ['ServerPassword="$ecret"', 'AdminPassword="%pass%"', 'ExpRate=2.000000'];
  const {after, parsed} = checkText(open + own.join(between) + close, latest);
  expect(after).toEqual({kind: 'all', unused: []});
  expect(parsed.file.entries.map(({key, value}) => `${key}=${value}`)).toEqual(own);
});

it('links and drafts: are nothing where what is stored is damaged', () => {
  const damaged = [
    null,
    'nonsense',
    '{"form":1}',
    'null',
    '[]',
    '7',
    '{"form":2}',
    '{"form":2,"text":7}',
    '{"form":2,"text":{"a":1},"missing":{}}',
    '{"form":2,"text":"","missing":7,"imported":7}',
  ];
  expect(damaged.map(decodeDraft)).toEqual(damaged.map(() => undefined));
});

it('links and drafts: carry the settings, without passwords', () => {
  const hash = encodeShared({version: '0.6.8', entries});
  expect(hash).toMatch(/^#settings=[\w.-]+$/);
  expect(decodeShared(hash)).toEqual({
    version: '0.6.8',
    entries: entries.slice(0, 3),
    missing: [],
    unknown: 0,
  });
});

it('links and drafts: leave out what no edition has, however much of it a link made by hand carries', () => {
  const made = Array.from({length: 40_000}, (_, at) => ({key: `Made${at}`, value: '1'}));
  const twice = Array.from({length: 40_000}, () => ({key: 'ExpRate', value: '3.000000'}));
  const hostile = ['__proto__', 'toString', 'MyPasswordHint'].map((key) => ({key, value: '1'}));
  const all = [...made, ...twice, ...hostile];
  const hash = encodeShared({version: '0.6.8', entries: all});
  expect(decodeShared(hash)).toEqual({
    version: '0.6.8',
    entries: [twice[0]],
    missing: [],
    unknown: all.filter(({key}) => key !== 'MyPasswordHint').length - 1,
  });
  for (const version of ['../../evil', '0.7.0', '', 'toString']) {
    expect(decodeShared(encodeShared({version, entries: []})), version).toBe('broken');
  }
});

it('links and drafts: tell a cut or altered link from a whole one, and ignore other hashes', () => {
  const hash = encodeShared({version: '0.6.8', entries});
  expect(decodeShared('#search')).toBeUndefined();
  for (let length = 11; length < hash.length; length += 1) {
    expect(decodeShared(hash.slice(0, length)), hash.slice(0, length)).toBe('broken');
  }
  expect(decodeShared('#settings=x.y')).toBe('broken');
  expect(decodeShared(hash.replace('=', '%3D'))).toEqual(decodeShared(hash));
});

it('links and drafts: let no link smuggle in a password or a further setting', () => {
  for (const value of ['1,AdminPassword="x"', '1)', '"', '1\nA=2', '(']) {
    const hash = encodeShared({version: '0.6.8', entries: [{key: 'ExpRate', value}]});
    expect(decodeShared(hash), value).toBe('broken');
  }
});

it('links and drafts: keep a draft with settings that this edition lacks, or that have no clean value', () => {
  const {file} = parseIni(line('ExpRate=2.000000,AllowConnectPlatform=Steam,DeathPenalty=Items'));
  const kept = decodeDraft(encodeDraft({file}, latest));
  expect(kept?.file.entries).toEqual([
    {key: 'ExpRate', value: '2.000000'},
    {key: 'AllowConnectPlatform', value: 'Steam'},
    {key: 'DeathPenalty', value: ''},
  ]);
});

it('links and drafts: keep the draft, without passwords anywhere', () => {
  const list = line('ExpRate=2,AdminPassword="secret",ServerPassword="secret"');
  const text = `; OptionSettings=(AdminPassword="secret",A=1)\n${list}; ServerPassword = secret\n`;
  const {draft} = apply(latest, opening(latest, parseIni(text).file));
  const stored = encodeDraft(draft, latest);
  expect(stored).not.toContain('secret');
  const back = decodeDraft(stored);
  expect(back && valueIn(back.file.entries, latest, 'ExpRate')).toBe('2');
  expect(back?.imported).toHaveLength(3);
  expect(back?.missing).toEqual(['AdminPassword', 'ServerPassword']);
});
