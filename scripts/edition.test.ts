import {expect, it} from 'vitest';
import {entriesOf} from '../src/data/settings/order';
import {editionDraft} from './edition';

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
    "{key: 'NewRate', since: '1.1.0', type: 'float', unit: 'TO FILL IN', default: 0.5, confidence: {default: 'high', effect: 'low'}},  // after ExpRate",
    `{key: 'NewList', since: '1.1.0', type: 'list', values: [/* TO FILL IN */], default: ["Steam","Xbox"], confidence: {default: 'high', effect: 'low'}},  // after NewRate`,
    "{key: 'NewMode', since: '1.1.0', type: 'enum', values: [/* TO FILL IN */], default: 'Item', confidence: {default: 'high', effect: 'low'}},  // after NewList",
    "src/data/settings/catalogue/world.ts, ExpRate (was 1.000000): defaultChanges: [{since: '1.1.0', value: 2}],",
  ]);
  expect(lines).toContain("  src/data/settings/catalogue/pvp.ts, bIsPvP: removed: '1.1.0',");
  expect(lines.at(-1)).toContain('fixtures');
});

it('says how to renew the edition when nothing differs', () => {
  expect(editionDraft(before, before, '1.0.5')).toContain("Set build: '1.0.5'");
});
