import {expect, it} from 'vitest';
import {restFieldsForVersion, restOperation, restOperationsForVersion} from '.';
import {restVersions} from '../../data/features';
import {versionIds, oldestVersion} from '../../data/versions';
import {forVersion} from './forVersion';
import {restOperationsOf} from '../../data/rest/operations';
import {textForVersion} from '../../data/textForVersion';

it('the part of a description that belongs to a version: keeps or drops text', () => {
  const text =
    'A<Before v="0.5.0"> old</Before><Since v="0.5.0"> new</Since><Only v="0.4.15 0.5.0">!</Only>';
  expect(textForVersion(text, '0.4.15')).toBe('A old!');
  expect(textForVersion(text, '0.5.0')).toBe('A new!');
  expect(textForVersion(text, '0.6.8')).toBe('A new');
});

it('the part of a description that belongs to a version: drops mappings, list items and texts that nothing is left of', () => {
  const source = {
    kept: {a: {'x-since': '0.4.15', type: 'string'}, b: '<Since v="0.5.0">x</Since>', empty: ''},
    list: ['always', {'x-since': '0.5.0', value: 'late'}],
  };
  expect(forVersion(source, '0.3.12.0')).toEqual({kept: {empty: ''}, list: ['always']});
  expect(forVersion(source, '0.5.0')).toEqual({
    kept: {a: {'x-since': '0.4.15', type: 'string'}, b: 'x', empty: ''},
    list: ['always', 'late'],
  });
});

it('refuses versions that are not documented and tags that are not closed', () => {
  expect(() => textForVersion('<Since v="0.3.1">x</Since>', '0.6.8')).toThrow('0.3.1');
  expect(() => textForVersion('<Since v="0.5.0">x', '0.6.8')).toThrow('not closed');
  expect(() => forVersion({a: {'x-since': '9.9', value: 1}}, '0.6.8')).toThrow('9.9');
});

it('the operations of a version: has the operations of its version, and none before the REST API', () => {
  expect(restVersions).toEqual(versionIds.filter((version) => version !== oldestVersion.id));
  for (const version of restVersions) {
    const ids = restOperationsForVersion(version, 'en').map(({id}) => id);
    expect(ids.sort()).toEqual([...restOperationsOf(version)].sort());
  }
  expect(restOperationsOf('0.6.8')).toHaveLength(11);
  expect(restOperationsOf('1.0')).toHaveLength(12);
  expect(restOperationsForVersion(oldestVersion.id, 'en')).toEqual([]);
  expect(() => restOperation(oldestVersion.id, 'en', 'kick')).toThrow('no REST API');
  expect(() => restOperation('0.6.8', 'en', 'restart')).toThrow('Known: info');
});

it('the operations of a version: says how sure the settings of a reply are', () => {
  const sent = {
    '0.2.4.0': 66,
    '0.3.12.0': 71,
    '0.4.15': 82,
    '0.5.0': 85,
    '0.6.8': 88,
    '1.0': 120,
  };
  const countsOf = (version: keyof typeof sent) => {
    const fields = restFieldsForVersion(version).filter(({operation}) => operation === 'settings');
    const isDocumented = ({presence = 'schema-only'}) => presence === 'schema-only';
    const unsent = fields.filter(({presence}) => presence === 'schema-only');
    return [fields.filter(isDocumented).length, fields.length - unsent.length];
  };
  for (const [version, number] of Object.entries(sent)) {
    expect(countsOf(version as keyof typeof sent), version).toEqual([66, number]);
  }
});
