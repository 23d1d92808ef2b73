import Ajv2020 from 'ajv/dist/2020';
import {expect, it} from 'vitest';

import {versionIds} from '../../data/versions';
import {settingsSchema} from './schema';
import {settingsForVersion} from '../../core/settings';

const schemaOf = (version: (typeof versionIds)[number]) =>
  settingsSchema(version, `https://example.com/data/${version}/settings.schema.json`);

const validator = (version: (typeof versionIds)[number]) =>
  new Ajv2020({
    strict: true,
    keywords: 'unit group iniDefault noEffect usualMinimum usualMaximum'
      .split(' ')
      .map((name) => `x-${name}`),
  }).compile(schemaOf(version));

it.each(versionIds)('accepts the defaults of %s', (version) => {
  const defaults = Object.fromEntries(
    settingsForVersion(version).map(({key, default: value}) => [key, value]),
  );
  expect(Object.keys(defaults).length).toBeGreaterThanOrEqual(63);
  const validate = validator(version);
  expect(validate(defaults), JSON.stringify(validate.errors)).toBe(true);
});

it.each([
  ['a word that is not accepted', {DeathPenalty: 'Everything'}],
  ['text for a number', {ExpRate: '2'}],
  ['a point in a whole number', {ServerPlayerMaxNum: 8.5}],
  ['more bases than documented', {BaseCampMaxNumInGuild: 11}],
  ['an unknown platform', {CrossplayPlatforms: ['Steam', 'Switch']}],
])('refuses %s', (_, values) => expect(validator('0.6.8')(values)).toBe(false));

it('does not refuse what players use beyond the slider, nor keys of newer servers', () => {
  expect(validator('0.6.8')({ItemWeightRate: 0, ExpRate: 30, SomeNewKey: true})).toBe(true);
});
