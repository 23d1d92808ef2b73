import {follow, readSpec, type Schema, type Spec} from '../../data/rest/spec';
import {restOperationsForVersion} from '../../core/rest';
import type {VersionId} from '../../data/versions';

/** One operation of a version as a client needs it. */
export interface ClientOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Below the base address: '/kick'. */
  readonly path: string;
  readonly summary: string;
  /** The name of the schema of what is sent; undefined where nothing is. */
  readonly request?: string;
  readonly requestExample?: Readonly<Record<string, string | number>>;
  /** The name of the schema of a JSON reply; undefined where the reply is plain text. */
  readonly reply?: string;
}

const nameOf = (schema: Schema | undefined) => schema?.$ref?.split('/').at(-1);

/** The operations of a version, in the order of its description. */
export function clientOperations(version: VersionId): readonly ClientOperation[] {
  const spec = readSpec(version, 'en');
  return restOperationsForVersion(version, 'en').map((operation) => {
    const {id, method, path, summary, requestExample} = operation;
    const described = spec.paths[path]?.[method.toLowerCase()];
    const request = nameOf(described?.requestBody?.content['application/json']?.schema);
    const reply = nameOf(described?.responses['200']?.content?.['application/json']?.schema);
    return {
      id,
      method,
      path,
      summary,
      ...(request === undefined ? {} : {request}),
      ...(requestExample === undefined ? {} : {requestExample}),
      ...(reply === undefined ? {} : {reply}),
    };
  });
}

/** A field of a request or reply. */
export interface ClientField {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly description: string;
}

/** The objects that a version sends and takes, by the name of their schema. */
export function clientTypes(version: VersionId): ReadonlyMap<string, readonly ClientField[]> {
  const spec = readSpec(version, 'en');
  const types = new Map<string, readonly ClientField[]>();
  for (const [name, schema] of Object.entries(schemasOf(spec))) {
    if (schema.properties) {
      types.set(name, fieldsOf(spec, schema));
    }
  }
  return types;
}

const schemasOf = (spec: Spec) =>
  (spec as unknown as {components: {schemas: Readonly<Record<string, Schema>>}}).components.schemas;

function fieldsOf(spec: Spec, schema: Schema): readonly ClientField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    // What a real server may leave out is optional, whatever the official schema says.
    isRequired: (schema.required?.includes(name) ?? false) && !follow(spec, property)['x-presence'],
    description: (follow(spec, property).description ?? '').replace(/\s+/g, ' ').trim(),
  }));
}

/** The type of a field in a language: names of objects stay, the rest is written by `simple`. */
export function fieldType(
  version: VersionId,
  schema: Schema,
  simple: (type: string) => string,
  list: (item: string) => string,
): string {
  const spec = readSpec(version, 'en');
  const name = nameOf(schema);
  const target = follow(spec, schema);
  if (name !== undefined && target.properties) {
    return name;
  }
  if (target.type === 'array') {
    return list(target.items ? fieldType(version, target.items, simple, list) : simple('any'));
  }
  return simple(target.type ?? 'any');
}
