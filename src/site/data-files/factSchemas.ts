import {locales} from '../../data/locales';
import {factGroups} from '../../core/sources';
import {restOperations} from '../../data/rest/operations';
import {aspects} from '../../data/sources';
import {
  boolean,
  list,
  mapOf,
  number,
  object,
  oneOf,
  text,
  type Json,
  type Properties,
} from './jsonSchema';

const url: Json = {type: 'string', pattern: '^https?://'};
const orNull = (schema: Json): Json => ({anyOf: [schema, {type: 'null'}]});
const build: Json = {type: 'string', pattern: '^\\d+(\\.\\d+){1,3}$'};
const day: Json = {type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$'};
const each = (names: readonly string[], schema: Json): Properties =>
  Object.fromEntries(names.map((name) => [name, schema]));
const words = object(each(locales, text));
const confidence = oneOf('high', 'medium', 'low');
/** A fact without a source is not published. */
const sources: Json = {
  type: 'array',
  items: object(
    {id: text, text, url: {type: 'string', pattern: '^https://'}},
    {
      repository: {type: 'string', pattern: '^[^/]+/[^/]+$'},
      path: text,
      date: {type: 'string', pattern: '^\\d{4}-\\d{2}(-\\d{2})?$'},
      gameVersion: text,
      shows: oneOf(...aspects),
      note: text,
    },
  ),
  minItems: 1,
};
const formatVersion: Json = {const: 1};
const ofVersion = (facts: Properties) => object({formatVersion, version: build, ...facts});
const factList = (fact: Properties) => list(object({...fact, confidence, sources}));

const difference = object({
  added: list(text),
  removed: list(text),
  changed: list(object({id: text, from: {type: 'string'}, to: {type: 'string'}})),
});
const place = object({id: text, path: text, name: words});
const publicBuild = object({
  version: build,
  fullVersion: orNull(text),
  released: object({first: day, last: day, isInferred: {type: 'boolean'}}),
  edition: text,
  linuxManifest: orNull(text),
  imageTag: orNull(text),
  steamBuilds: {type: 'array'},
});

const value: Json = {type: ['string', 'number', 'boolean', 'array'], items: text};
const setting = object(
  {
    key: text,
    group: text,
    type: oneOf('bool', 'int', 'float', 'string', 'enum', 'list'),
    quoted: boolean,
    default: value,
    iniDefault: {type: 'string'},
    since: build,
    hasEffect: boolean,
    deprecated: boolean,
    reserved: boolean,
    takesEffect: oneOf('new world', 'server restart'),
    related: list(text),
    words: mapOf(
      object(
        {name: text, summary: text},
        {description: text, higher: text, lower: text, notes: list(text)},
      ),
    ),
    confidence: object({default: confidence, effect: confidence}),
    sources,
  },
  {
    addedIn: build,
    unit: text,
    range: object({basis: text}, {min: number, max: number, communityMax: number}),
    values: list(object({value: text, meaning: words})),
    defaultChanges: list(object({since: build, version: build, from: value, to: value})),
  },
);

const bodies = {
  settings: ofVersion({
    section: text,
    property: text,
    groups: list(object({id: text, name: words})),
    settings: list(setting),
  }),
  status: object({
    formatVersion,
    checked: day,
    newestEdition: build,
    newestBuild: publicBuild,
    editions: list(object({version: build, released: orNull(day), checkedBuild: orNull(build)})),
    builds: list(publicBuild),
  }),
  index: object({
    formatVersion,
    versions: list(
      object({
        version: build,
        settings: {type: 'integer'},
        ...each(['ini', 'catalogue', 'schema', 'arguments', 'commands'], url),
        ...each(['ports', 'paths', 'sources'], url),
        rest: orNull(object({descriptions: list(url), clients: mapOf(url)})),
      }),
    ),
    changes: list(object({from: build, to: build, file: url})),
    builds: url,
    status: url,
    issueForm: words,
    schemas: mapOf(url),
  }),
  arguments: ofVersion({
    arguments: factList({
      name: {type: 'string', pattern: '^-'},
      syntax: text,
      value: orNull(
        object(
          {placeholder: text, example: text},
          {
            choices: list(text),
            range: {type: 'array', items: {type: 'number'}, minItems: 2, maxItems: 2},
          },
        ),
      ),
      default: object({kind: oneOf('value', 'off', 'unset', 'detected')}, {value: text}),
      platforms: list(oneOf('windows', 'linux')),
      since: build,
      isDocumented: boolean,
      settings: list(text),
      meaning: words,
    }),
  }),
  commands: ofVersion({
    commands: factList({
      name: text,
      syntax: text,
      parameters: list(object({name: text, required: boolean})),
      usableIn: list(oneOf('chat', 'rcon')),
      restOperation: orNull(oneOf(...Object.keys(restOperations))),
      since: build,
      effect: words,
    }),
  }),
  ports: ofVersion({
    ports: factList({
      id: text,
      default: {type: 'integer', minimum: 1, maximum: 65_535},
      protocol: oneOf('UDP', 'TCP'),
      changedBy: object({kind: oneOf('argument', 'setting'), name: text}),
      exposure: oneOf('public', 'ifNeeded', 'never'),
      name: words,
    }),
  }),
  sources: ofVersion({sources: factList({id: text, group: oneOf(...factGroups), name: text})}),
  paths: ofVersion({
    systems: object(each(['windows', 'linux', 'docker'], list(place))),
  }),
  changes: object({
    formatVersion,
    from: build,
    to: build,
    changes: object(each(['settings', 'arguments', 'commands', 'rest'], difference)),
  }),
  builds: object({formatVersion, checked: day, builds: list(publicBuild)}),
} as const satisfies Readonly<Record<string, Json>>;

export type FactKind = keyof typeof bodies;
export const factKinds = Object.keys(bodies) as readonly FactKind[];

export const factSchemaPath = (kind: FactKind) => `data/schemas/${kind}.schema.json`;

/** Gives a file's schema; `root` is the site's address with '/'. */
export function factSchema(kind: FactKind, root: string): Record<string, Json> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${root}${factSchemaPath(kind)}`,
    title: `Facts about the Palworld dedicated server: ${kind}`,
    ...(bodies[kind] as Record<string, Json>),
  };
}
