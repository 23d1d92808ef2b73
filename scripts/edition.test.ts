import {expect, it} from 'vitest';
import {entriesOf} from '../src/data/settings/order';
import {defaultFileEntries, defaultFileLine} from '../src/data/settings/order';
import {newestVersion} from '../src/data/versions';
import {defaultFileIn, differencesOf, editionDraft} from './edition';

const before = entriesOf(
  'OptionSettings=(Difficulty=None,ExpRate=1.000000,bIsPvP=False,ServerName="A, B",PublicPort=8211)',
);
const draft = (line: string) => editionDraft(before, entriesOf(line), '1.1.0').split('\n');

it('says which records a default file adds, ends and changes, with their files', () => {
  const lines = draft(
    'OptionSettings=(Difficulty=None,ExpRate=2.000000,NewRate=0.500000,NewList=(Steam,Xbox),NewMode=Item,ServerName="A, B",PublicPort=8211)',
  );
  expect(
    lines.filter((line) => line.includes("since: '1.1.0'")).map((line) => line.trim()),
  ).toEqual([
    "{key: 'NewRate', since: '1.1.0', type: 'float', unit: 'TO FILL IN', default: 0.5, confidence: {effect: 'low'}},  // after ExpRate",
    `{key: 'NewList', since: '1.1.0', type: 'list', values: [/* TO FILL IN */], default: ["Steam","Xbox"], confidence: {effect: 'low'}},  // after NewRate`,
    "{key: 'NewMode', since: '1.1.0', type: 'enum', values: [/* TO FILL IN */], default: 'Item', confidence: {effect: 'low'}},  // after NewList",
    "src/data/settings/catalogue/world.ts, ExpRate (was 1.000000): defaultChanges: [{since: '1.1.0', value: 2}],",
  ]);
  expect(lines).toContain("  src/data/settings/catalogue/pvp.ts, bIsPvP: removed: '1.1.0',");
  expect(lines.at(-1)).toContain('fixtures');
});

it('says how to renew the edition when nothing differs', () => {
  expect(editionDraft(before, before, '1.0.5')).toContain("Set build: '1.0.5'");
});

const {id} = newestVersion;
const line = defaultFileLine(id);

it('names each setting that differs from the default file, whether readers see the edition or not', () => {
  expect(differencesOf(defaultFileEntries(id), id)).toEqual([]);
  const wrong = entriesOf(
    line
      .replace('ExpRate=1.000000', 'ExpRate=2.000000')
      .replace('bIsPvP=', 'bIsPvPs=')
      .replace(/DayTimeSpeedRate=[^,]+,/, ''),
  );
  const place = (group: string, key: string) => `src/data/settings/catalogue/${group}.ts, ${key}: `;
  const file = `src/data/settings/fixtures/${id}.txt`;
  expect([...differencesOf(wrong, id)].sort()).toEqual([
    `${place('pvp', 'bIsPvP')}${id} has it by the record, but ${file} has no line for it.`,
    `${place('world', 'DayTimeSpeedRate')}${id} has it by the record, but ${file} has no line for it.`,
    `${place('world', 'ExpRate')}the default is 1.000000 by the record, 2.000000 in ${file}.`,
    `${file}: no record of src/data/settings/catalogue is called bIsPvPs (False).`,
  ]);
});

it('refuses a default file that cannot be one', () => {
  expect(defaultFileIn(`[x]\r\n${line}\r\n`, 'a.ini').size).toBe(defaultFileEntries(id).size);
  expect(() => defaultFileIn('OptionSettings=(A=1,B=2)', 'a.ini')).toThrow('a.ini has 0 of the');
  expect(() => defaultFileIn(line.slice(0, -1), 'a.ini')).toThrow('ends with its bracket');
  expect(() => defaultFileIn(line.replace(/\)$/, ',ExpRate=2)'), 'a.ini')).toThrow('ExpRate twice');
});
