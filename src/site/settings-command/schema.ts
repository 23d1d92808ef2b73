import {boolean, list, object, oneOf, type Json} from '../data-files/jsonSchema';

const text: Json = {type: 'string'};
const count: Json = {type: 'integer', minimum: 0};
const place: Json = {type: 'integer', minimum: 1};
const severity = oneOf('error', 'warning', 'note');
const said = {code: text, severity, message: text};

const server = object(
  {kind: oneOf('all', 'some', 'none', 'nothing', 'template'), unused: list(text)},
  {fault: text},
);

const file = object(
  {
    path: text,
    isSettingsFile: boolean,
    isRepaired: boolean,
    canBeRepaired: boolean,
    problems: list(object({...said, line: place, column: place})),
    warnings: list(object({...said, key: text})),
  },
  {
    server: {
      ...(server as Readonly<Record<string, Json>>),
      description: 'What the server has used of the file so far.',
    },
    edition: {
      type: 'string',
      description: 'The edition that its settings belong to, where that is another one.',
    },
    backup: {type: 'string', description: 'Where the file as it was before was kept.'},
  },
);

const report = object({
  form: {const: 1},
  game: {
    type: 'string',
    description: 'The edition of the guide that the files were checked for.',
  },
  errors: count,
  warnings: count,
  folder: list(
    object({...said, code: oneOf('no-file', 'two-files', 'world-option'), paths: list(text)}),
  ),
  files: list(file),
});

/** The JSON Schema of what the command prints with `--json`. A later form adds fields only. */
export function commandSchema(id: string): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Report of palworld-settings: check --json and fix --json',
    ...(report as object),
  };
}
