import {features, restVersions} from '../../data/features';
import {firstVersionWith, type Build, type VersionId} from '../../data/versions';
import type {Locale} from '../../data/locales';
import {
  follow,
  readSpec,
  type Operation,
  type Presence,
  type Schema,
  type Spec,
} from '../../data/rest/spec';

export type {Presence};

export interface RestField {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly unit: string | undefined;
  readonly example: unknown;
  readonly since: Build | undefined;
  readonly presence: Presence | undefined;
}

export type RestOperation = ReturnType<typeof toOperation>;

/** Gives operations in the description's order; empty without a REST API. */
export function restOperationsForVersion(version: VersionId, locale: Locale) {
  if (!restVersions.includes(version)) {
    return [];
  }
  const spec = readSpec(version, locale);
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toOperation(spec, path, method, operation)),
  );
}

/** Returns an operation. Throws at an unknown name. */
export function restOperation(version: VersionId, locale: Locale, id: string): RestOperation {
  const operations = restOperationsForVersion(version, locale);
  const found = operations.find((operation) => operation.id === id);
  if (!found) {
    throw new Error(
      operations.length === 0
        ? `Version ${version} has no REST API, so there is no operation "${id}". Put the sentence inside <Since v="${firstVersionWith(features.restApi.since)}">.`
        : `The REST API of ${version} has no operation "${id}". Known: ${operations.map((operation) => operation.id).join(', ')}.`,
    );
  }
  return found;
}

/** Gives the id of a field's heading, such as `reply-players-ip`. */
export function fieldAnchor(part: string, path: string): string {
  return `${part}-${path.replace('[].', '-')}`;
}

/** Gives all fields of requests and replies; empty without a REST API. */
export function restFieldsForVersion(version: VersionId) {
  return restOperationsForVersion(version, 'en').flatMap(
    ({id: operation, requestFields, responseFields}) => [
      ...requestFields.map((field) => ({...field, operation, part: 'request' as const})),
      ...responseFields.map((field) => ({...field, operation, part: 'reply' as const})),
    ],
  );
}

/** Reads an operation as docusaurus-plugin-openapi-docs gives it, without references. */
export const handedOver = (api: Operation & {readonly path: string; readonly method: string}) =>
  toOperation(undefined, api.path, api.method, api);

function toOperation(spec: Spec | undefined, path: string, method: string, operation: Operation) {
  const request = operation.requestBody?.content['application/json'];
  const reply = operation.responses['200']?.content?.['application/json'];
  const requestExample = request?.examples?.request?.value;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as 'GET' | 'POST',
    path,
    summary: operation.summary,
    description: operation.description,
    when: operation['x-when'],
    keywords: list(operation['x-keywords']),
    notes: Object.values(operation['x-notes'] ?? {}),
    requestFields: request ? fieldsOf(spec, request.schema) : [],
    requestExample: requestExample as Readonly<Record<string, string | number>> | undefined,
    responseFields: reply ? fieldsOf(spec, reply.schema) : [],
    responseExample: reply?.examples?.reply,
    responses: Object.entries(operation.responses).map(([status, reference]) => {
      const {description: cause, 'x-fix': fix} = follow(spec, reference);
      return {status, cause, fix};
    }),
    commands: list(operation['x-commands']),
    settings: list(operation['x-settings']),
    operations: list(operation['x-operations']),
  };
}

const list = (text = ''): readonly string[] => text.split(/\s*,\s*/).filter(Boolean);

function fieldsOf(spec: Spec | undefined, reference: Schema, prefix = ''): RestField[] {
  const schema = follow(spec, reference);
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const field = follow(spec, child);
    const path = prefix + name;
    const items = field.items && follow(spec, field.items);
    return [
      {
        path,
        type: items ? `${items.type ?? 'any'}[]` : (field.type ?? 'any'),
        isRequired: schema.required?.includes(name) ?? false,
        description: field.description ?? '',
        unit: field['x-unit'],
        example: field.example,
        since: field['x-build'] ?? field['x-since'],
        presence: field['x-presence'],
      },
      ...(items?.properties ? fieldsOf(spec, items, `${path}[].`) : []),
    ];
  });
}
