import {expect, it} from 'vitest';
import {apply, dataOf} from '../../../tests/support/editorStates';
import {defaultFileEntries} from '../../data/settings/order';
import {newestVersion, seriesOf, versionIds} from '../../data/versions';
import {editionKeys} from './catalogue';
import {fittingEditions, recogniseEdition} from './recognise';
import {checkText} from './reader';
import {opening, assigning} from '.';
import {defaultIni} from '../settings';
import {writeIni} from '../ini';

const keysOf = (version: (typeof versionIds)[number]) => [...defaultFileEntries(version).keys()];
const twinsOf = (version: (typeof versionIds)[number]) =>
  versionIds.filter((id) => keysOf(id).join() === keysOf(version).join());
const found = (keys: readonly string[], shown: string) =>
  recogniseEdition(keys, shown, editionKeys);
const seriesFound = (keys: readonly string[], shown: (typeof versionIds)[number]) =>
  seriesOf(found(keys, shown) ?? '');

it.each(versionIds)('is %s for its default file, whatever page it is opened on', (version) => {
  for (const shown of versionIds) {
    const twins = twinsOf(version);
    const expected = twins.includes(shown) ? [shown] : twins;
    expect(expected).toContain(found(keysOf(version), shown));
  }
});

it('the edition of a settings file: is 1.0 for a file of 1.0.0 or 0.7, which lack its youngest keys', () => {
  const young = ['MaxBuildingLimitNumPerPlayer', 'FishingDifficultyRate'];
  const of100 = keysOf('1.0').filter((key) => !young.includes(key));
  expect(seriesFound(of100, '0.6.8')).toBe('1.0');
  const of070 = of100.filter((key) => !/VoiceChat|AutoTransfer|BuildingName|PlayerUId/.test(key));
  expect(seriesFound(of070, '0.6.8')).toBe('1.0');
});

it('the edition of a settings file: stays that of the page where a short file fits it, and is one that knows its keys', () => {
  expect(found(['ExpRate', 'ServerName'], '0.5.0')).toBe('0.5.0');
  expect(found(['ExpRate', 'SomeNewKey'], '1.0')).toBe('1.0');
  expect(seriesFound(['ExpRate', 'bEnableVoiceChat'], '0.6.8')).toBe('1.0');
  expect(found(['ExpRate', 'AllowConnectPlatform'], newestVersion.id)).toBe('0.4.15');
});

it('the edition of a settings file: is not told by a short file that several editions fit', () => {
  expect(fittingEditions(['ExpRate', 'SomeNewKey'], editionKeys)).toEqual(versionIds);
  expect(fittingEditions(['ExpRate', 'bEnableVoiceChat'], editionKeys)).toEqual(
    versionIds.filter((id) => keysOf(id).includes('bEnableVoiceChat')),
  );
  expect(fittingEditions(['SomeNewKey'], editionKeys)).toEqual([]);
  expect([found([], '1.0'), found(['SomeNewKey'], '1.0')]).toEqual([undefined, undefined]);
});

const pairs = [
  [newestVersion.id, '0.6.8'],
  ['0.6.8', newestVersion.id],
] as const;

it.each(pairs)('of %s is told from one of %s, and gets no setting of it', (of, shown) => {
  const data = dataOf(shown);
  const {edition, parsed} = checkText(defaultIni(of), data);
  expect(edition).toBe(of);
  expect(checkText(defaultIni(of), dataOf(of)).edition).toBeUndefined();
  const opened = apply(data, opening(data, parsed.file));
  expect(writeIni(opened.draft.file)).toBe(defaultIni(of));
  const {draft} = assigning(data, {key: 'ExpRate', value: '3.000000'})(opened);
  expect(writeIni(draft.file)).toBe(defaultIni(of).replace('ExpRate=1.000000', 'ExpRate=3.000000'));
});
