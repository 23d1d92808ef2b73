/** The REST API of a version in the shape that pages, samples and comparisons need. */
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

/** A key of a request or a reply, nested ones included. */
export interface RestField {
  /** Where it is: `players[].name`. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly unit?: string;
  readonly example?: unknown;
  /** The build that brought it, or the version that first has it where the build is unknown. */
  readonly since?: Build;
  readonly presence?: Presence;
}

export interface RestResponse {
  readonly status: string;
  readonly cause: string;
  readonly fix?: string;
}

export interface RestOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Below the base address: `/kick`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly when: string;
  readonly keywords: readonly string[];
  readonly notes: readonly string[];
  readonly requestFields: readonly RestField[];
  readonly requestExample?: Readonly<Record<string, string | number>>;
  readonly responseFields: readonly RestField[];
  readonly responseExample?: {readonly summary: string; readonly value: unknown};
  readonly responses: readonly RestResponse[];
  readonly commands: readonly string[];
  readonly settings: readonly string[];
  readonly operations: readonly string[];
}

/** The operations of a version, in the order of its description. Empty where there is no REST API. */
export function restOperationsForVersion(
  version: VersionId,
  locale: Locale,
  siteDir?: string,
): readonly RestOperation[] {
  if (!restVersions.includes(version)) {
    return [];
  }
  const spec = readSpec(version, locale, siteDir);
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toOperation(spec, path, method, operation)),
  );
}

/** One operation; an unknown name is an error that lists the known ones. */
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

/** A field of the REST API as comparisons of versions name it. */
export interface RestFieldOfVersion {
  readonly operation: string;
  readonly part: 'request' | 'reply';
  readonly path: string;
  readonly type: string;
  readonly presence?: Presence;
}

/** The id of a field's heading on the page of its operation: `reply-players-ip`. */
export function fieldAnchor(part: string, path: string): string {
  return `${part}-${path.replace('[].', '-')}`;
}

/** Every request and reply field that a version has. Empty where there is no REST API. */
export function restFieldsForVersion(version: VersionId): readonly RestFieldOfVersion[] {
  return restOperationsForVersion(version, 'en').flatMap((operation) =>
    (['request', 'reply'] as const).flatMap((part) =>
      (part === 'request' ? operation.requestFields : operation.responseFields).map(
        ({path, type, presence}) => ({
          operation: operation.id,
          part,
          path,
          type,
          ...(presence ? {presence} : {}),
        }),
      ),
    ),
  );
}

function toOperation(
  spec: Spec,
  path: string,
  method: string,
  operation: Operation,
): RestOperation {
  const request = operation.requestBody?.content['application/json'];
  const reply = operation.responses['200']?.content?.['application/json'];
  const requestExample = request?.examples?.request?.value;
  const responseExample = reply?.examples?.reply;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as RestOperation['method'],
    path,
    summary: operation.summary,
    description: operation.description,
    when: operation['x-when'],
    keywords: list(operation['x-keywords']),
    notes: Object.values(operation['x-notes'] ?? {}),
    requestFields: request ? fieldsOf(spec, request.schema) : [],
    ...(requestExample
      ? {requestExample: requestExample as Readonly<Record<string, string | number>>}
      : {}),
    responseFields: reply ? fieldsOf(spec, reply.schema) : [],
    ...(responseExample ? {responseExample} : {}),
    responses: Object.entries(operation.responses).map(([status, reference]) => {
      const response = follow(spec, reference);
      const fix = response['x-fix'];
      return {status, cause: response.description, ...(fix ? {fix} : {})};
    }),
    commands: list(operation['x-commands']),
    settings: list(operation['x-settings']),
    operations: list(operation['x-operations']),
  };
}

function list(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function fieldsOf(spec: Spec, reference: Schema, prefix = ''): RestField[] {
  const schema = follow(spec, reference);
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const field = follow(spec, child);
    const path = prefix + name;
    const items = field.items && follow(spec, field.items);
    const {'x-unit': unit, 'x-presence': presence} = field;
    const since = field['x-build'] ?? field['x-since'];
    return [
      {
        path,
        type: typeName(field, items),
        isRequired: schema.required?.includes(name) ?? false,
        description: field.description ?? '',
        ...(unit ? {unit} : {}),
        ...(field.example === undefined ? {} : {example: field.example}),
        ...(since ? {since} : {}),
        ...(presence ? {presence} : {}),
      },
      ...(items?.properties ? fieldsOf(spec, items, `${path}[].`) : []),
    ];
  });
}

function typeName(field: Schema, items: Schema | undefined): string {
  return items ? `${items.type ?? 'any'}[]` : (field.type ?? 'any');
}
