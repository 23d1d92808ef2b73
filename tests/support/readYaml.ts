import fs from 'node:fs';
import Ajv, {type JTDDataType, type Schema} from 'ajv/dist/jtd';
import {parse} from 'yaml';
import {escapeRegExp} from '../../src/core/text/escapeRegExp';

/**
 * Reads a YAML file from the project's root. Throws where `schema`, a JSON Type Definition, doesn't
 * fit.
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

/** Reads '/port/i' as an expression, and escapes other text. */
export function toRegExp(text: string): RegExp;
export function toRegExp(text: string | undefined): RegExp | undefined;
export function toRegExp(text: string | undefined): RegExp | undefined {
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(text ?? '') ?? [];
  return text === undefined ? undefined : new RegExp(source ?? escapeRegExp(text), flags);
}
