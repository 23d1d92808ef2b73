import type {VersionId} from '../../data/versions';
import {settingsForVersion, type VersionSetting} from '../../core/settings';
import {wordsOf} from '../../words';
import type {Json} from './jsonSchema';

const jsonTypes = {
  bool: 'boolean',
  int: 'integer',
  float: 'number',
  string: 'string',
  enum: 'string',
  list: 'array',
} as const;

/** The game takes values outside of sliders, so only documented limits may fail a file. */
function limits({range, setting}: VersionSetting): Record<string, Json> {
  if (!range) {
    return {};
  }
  const isHard = range.basis === 'official' || ('unit' in setting && setting.unit === 'port');
  const [min, max] = isHard ? ['minimum', 'maximum'] : ['x-usualMinimum', 'x-usualMaximum'];
  return {
    ...(range.min !== undefined && {[min]: range.min}),
    ...(range.max !== undefined && {[max]: range.max}),
  };
}

function property(version: VersionSetting): Json {
  const words = wordsOf('en').settings.settings[version.key];
  const {setting, values} = version;
  return {
    title: words?.name ?? version.key,
    description: [words?.summary, words?.description].filter(Boolean).join(' '),
    type: jsonTypes[setting.type],
    ...(setting.type === 'enum' && values && {enum: values}),
    ...(setting.type === 'list' &&
      values && {
        items: {type: 'string', ...(values.length > 0 && {enum: values})},
        uniqueItems: true,
      }),
    ...limits(version),
    default: version.default as Json,
    ...('unit' in setting && {'x-unit': setting.unit}),
    'x-group': setting.group,
    'x-iniDefault': version.printedDefault,
    ...(version.isDeprecated && {deprecated: true}),
    ...(!version.hasEffect && {'x-noEffect': true}),
    ...('secret' in setting && {writeOnly: true}),
  };
}

/** Gives a JSON Schema (2020-12). A newer server may know more keys. */
export function settingsSchema(version: VersionId, id: string): Record<string, Json> {
  const properties = settingsForVersion(version).map((each) => [each.key, property(each)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: `Settings of a Palworld dedicated server, version ${version}`,
    description: 'The values of OptionSettings in PalWorldSettings.ini, by key.',
    type: 'object',
    properties: Object.fromEntries(properties) as Json,
    additionalProperties: true,
  };
}
