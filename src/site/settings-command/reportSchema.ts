import {boolean, list, object, oneOf, text, type Json} from '../data-files/jsonSchema';

const count: Json = {type: 'integer', minimum: 0};
const position: Json = {type: 'integer', minimum: 1};
const said = (description: string): Json => ({type: 'string', description});
const finding = {code: text, severity: oneOf('error', 'warning', 'note'), message: text};

const server = object(
  {
    kind: oneOf('all', 'some', 'none', 'nothing', 'template'),
    unused: list(text),
  },
  {fault: text},
);

const file = object(
  {
    path: text,
    isSettingsFile: boolean,
    isRepaired: boolean,
    canBeRepaired: boolean,
    problems: list(object({...finding, line: position, column: position})),
    warnings: list(object({...finding, key: text})),
  },
  {
    server: {...server, description: 'What the server has used of the file so far.'},
    edition: said('The edition that its settings belong to, where that is another one.'),
    backup: said('Where the file as it was before was kept.'),
  },
);

/** The report of `check --json` and `fix --json`; the type of packages/palworld-settings is the same. */
export const reportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Report of palworld-settings: check --json and fix --json',
  ...object({
    form: {const: 1},
    game: said('The edition of the guide that the files were checked for.'),
    errors: count,
    warnings: count,
    folder: list(
      object({
        ...finding,
        code: oneOf('no-file', 'two-files', 'world-option'),
        paths: list(text),
      }),
    ),
    files: list(file),
  }),
};
