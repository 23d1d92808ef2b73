import fs from 'node:fs';
import Ajv, {type JTDDataType, type Schema} from 'ajv/dist/jtd';
import {parse} from 'yaml';
import {escapeRegExp} from '../../src/core/text/escapeRegExp';

/**
 * Reads a YAML file, its path from the root of the project. Throws where it holds something else than
 * `schema` says, a JSON Type Definition.
 */
export function readYaml<const Definition extends Schema>(
  file: string,
  schema: Definition,
): JTDDataType<Definition> {
  const data: unknown = parse(fs.readFileSync(file, 'utf8'));
  const ajv = new Ajv({allErrors: true, verbose: true});
  if (!ajv.validate(schema, data)) {
    const wrong = ajv.errors!.map(
      ({instancePath, message, data: value}) =>
        `${instancePath} ${message}: ${JSON.stringify(value)}`,
    );
    throw new Error(`${file} is wrong at\n${wrong.join('\n')}`);
  }
  return data as JTDDataType<Definition>;
}

/** The expression that a text between slashes is: `/port/i`. Of another text, the letters themselves. */
export function toRegExp(text: string): RegExp;
export function toRegExp(text: string | undefined): RegExp | undefined;
export function toRegExp(text: string | undefined): RegExp | undefined {
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(text ?? '') ?? [];
  return text === undefined ? undefined : new RegExp(source ?? escapeRegExp(text), flags);
}
