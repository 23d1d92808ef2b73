/** The parts of JSON Schemas (2020-12). */
export type Json = boolean | number | string | readonly Json[] | {readonly [name: string]: Json};
export type Properties = Readonly<Record<string, Json>>;

/** An object with these properties and no other; all but those of the second list are present. */
export const object = (required: Properties, optional: Properties = {}): Json => ({
  type: 'object',
  properties: {...required, ...optional},
  required: Object.keys(required),
  additionalProperties: false,
});
export const list = (items: Json): Json => ({type: 'array', items});
export const number: Json = {type: 'number'};
export const boolean: Json = {type: 'boolean'};
export const text: Json = {type: 'string', minLength: 1};
export const oneOf = (...values: readonly string[]): Json => ({type: 'string', enum: values});
