/** JSON Schemas (2020-12) of the published facts: what a program may rely on. */
import {locales} from '../../data/locales';
import {factGroups} from '../../core/sources';
import {restOperations} from '../../data/rest/operations';
import {aspects} from '../../data/sources';

type Json = boolean | number | string | readonly Json[] | {readonly [name: string]: Json};
type Properties = Readonly<Record<string, Json>>;

/** An object with exactly these properties, all of them present. */
const object = (properties: Properties): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: Json): Json => ({type: 'array', items});
const text: Json = {type: 'string', minLength: 1};
const oneOf = (...values: readonly string[]): Json => ({type: 'string', enum: values});
const orNull = (schema: Json): Json => ({anyOf: [schema, {type: 'null'}]});
const build: Json = {type: 'string', pattern: '^\\d+(\\.\\d+){1,3}$'};
const day: Json = {type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$'};
const words = object(Object.fromEntries(locales.map((locale) => [locale, text])));
const confidence = oneOf('high', 'medium', 'low');
/** At least one: a fact without a source is not published. */
const sources: Json = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: text,
      text,
      url: {type: 'string', pattern: '^https://'},
      repository: {type: 'string', pattern: '^[^/]+/[^/]+$'},
      path: text,
      date: {type: 'string', pattern: '^\\d{4}-\\d{2}(-\\d{2})?$'},
      gameVersion: text,
      shows: oneOf(...aspects),
      note: text,
    },
    required: ['id', 'text', 'url'],
    additionalProperties: false,
  },
  minItems: 1,
};
const formatVersion: Json = {const: 1};

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

const bodies = {
  arguments: object({
    formatVersion,
    version: build,
    arguments: list(
      object({
        name: {type: 'string', pattern: '^-'},
        syntax: text,
        value: orNull({
          type: 'object',
          properties: {
            placeholder: text,
            example: text,
            choices: list(text),
            range: {type: 'array', items: {type: 'number'}, minItems: 2, maxItems: 2},
          },
          required: ['placeholder', 'example'],
          additionalProperties: false,
        }),
        default: {
          type: 'object',
          properties: {kind: oneOf('value', 'off', 'unset', 'detected'), value: text},
          required: ['kind'],
          additionalProperties: false,
        },
        platforms: list(oneOf('windows', 'linux')),
        since: build,
        isDocumented: {type: 'boolean'},
        settings: list(text),
        meaning: words,
        confidence,
        sources,
      }),
    ),
  }),
  commands: object({
    formatVersion,
    version: build,
    commands: list(
      object({
        name: text,
        syntax: text,
        parameters: list(object({name: text, required: {type: 'boolean'}})),
        usableIn: list(oneOf('chat', 'rcon')),
        restOperation: orNull(oneOf(...Object.keys(restOperations))),
        since: build,
        effect: words,
        confidence,
        sources,
      }),
    ),
  }),
  ports: object({
    formatVersion,
    version: build,
    ports: list(
      object({
        id: text,
        default: {type: 'integer', minimum: 1, maximum: 65_535},
        protocol: oneOf('UDP', 'TCP'),
        changedBy: object({kind: oneOf('argument', 'setting'), name: text}),
        exposure: oneOf('public', 'ifNeeded', 'never'),
        name: words,
        confidence,
        sources,
      }),
    ),
  }),
  sources: object({
    formatVersion,
    version: build,
    sources: list(object({id: text, group: oneOf(...factGroups), name: text, confidence, sources})),
  }),
  paths: object({
    formatVersion,
    version: build,
    systems: object({windows: list(place), linux: list(place), docker: list(place)}),
  }),
  changes: object({
    formatVersion,
    from: build,
    to: build,
    changes: object({
      settings: difference,
      arguments: difference,
      commands: difference,
      rest: difference,
    }),
  }),
  builds: object({formatVersion, builds: list(publicBuild)}),
} as const satisfies Readonly<Record<string, Json>>;

export type FactKind = keyof typeof bodies;
export const factKinds = Object.keys(bodies) as readonly FactKind[];

/** Path of a schema below the root of the site. */
export const factSchemaPath = (kind: FactKind) => `data/schemas/${kind}.schema.json`;

/** The schema of one kind of file. `root` is the address of the site with '/'. */
export function factSchema(kind: FactKind, root: string): Record<string, Json> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${root}${factSchemaPath(kind)}`,
    title: `Facts about the Palworld dedicated server: ${kind}`,
    ...(bodies[kind] as Record<string, Json>),
  };
}
