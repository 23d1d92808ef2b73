import {expect, it} from 'vitest';
import {defaultFileEntries, defaultFileLine, entriesOf} from '../src/data/settings/order';
import {newestVersion} from '../src/data/versions';
import {defaultFileIn, differencesOf} from './edition';

const {id} = newestVersion;
const line = defaultFileLine(id);

it('says what to write for each setting that differs from a default file', () => {
  expect(differencesOf(defaultFileEntries(id), id, '1.1.0')).toEqual([]);
  const next = entriesOf(
    line
      .replace(
        'ExpRate=1.000000',
        'ExpRate=2.000000,NewRate=0.500000,NewList=(Steam,Xbox),NewMode=Item',
      )
      .replace('bIsPvP=', 'bIsPvPs=')
      .replace(/DayTimeSpeedRate=[^,]+,/, ''),
  );
  const catalogue = 'src/data/settings/catalogue/';
  const added = (record: string) => expect.stringContaining(`{key: '${record}`) as string;
  expect(differencesOf(next, id, '1.1.0')).toEqual([
    `${catalogue}world.ts, ExpRate (1.000000 by the record): defaultChanges: [{since: '1.1.0', value: 2}],`,
    added(
      "NewRate', since: '1.1.0', type: 'float', unit: 'TO FILL IN', default: 0.5, confidence: {default: 'high', effect: 'low'}},  // after ExpRate",
    ),
    added(
      `NewList', since: '1.1.0', type: 'list', values: [/* TO FILL IN */], default: ["Steam","Xbox"]`,
    ),
    added("NewMode', since: '1.1.0', type: 'enum', values: [/* TO FILL IN */], default: 'Item'"),
    added("bIsPvPs', since: '1.1.0', type: 'bool', default: false"),
    `${catalogue}world.ts, DayTimeSpeedRate, which the file lacks: removed: '1.1.0',`,
    `${catalogue}pvp.ts, bIsPvP, which the file lacks: removed: '1.1.0',`,
  ]);
});

it('refuses a default file that cannot be one', () => {
  expect(defaultFileIn(`[x]\r\n${line}\r\n`, 'a.ini').size).toBe(defaultFileEntries(id).size);
  expect(() => defaultFileIn('OptionSettings=(A=1,B=2)', 'a.ini')).toThrow('a.ini has 0 of the');
  expect(() => defaultFileIn(line.slice(0, -1), 'a.ini')).toThrow('ends with its bracket');
  expect(() => defaultFileIn(line.replace(/\)$/, ',ExpRate=2)'), 'a.ini')).toThrow('ExpRate twice');
});
