/** A part of a JSON Schema (2020-12). */
export type Json = boolean | number | string | readonly Json[] | {readonly [name: string]: Json};
export type Properties = Readonly<Record<string, Json>>;

/** An object without other properties. */
export const object = (required: Properties, optional: Properties = {}): Properties => ({
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
export const mapOf = (values: Json): Json => ({type: 'object', additionalProperties: values});
