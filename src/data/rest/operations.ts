import {features} from '../features';
import {isPresent, type Build, type VersionId} from '../versions';

/** A test compares the operations with the descriptions in openapi/. */
export const restOperations = {
  info: 'GET',
  players: 'GET',
  settings: 'GET',
  metrics: 'GET',
  'game-data': 'GET',
  announce: 'POST',
  kick: 'POST',
  ban: 'POST',
  unban: 'POST',
  save: 'POST',
  shutdown: 'POST',
  stop: 'POST',
} as const satisfies Readonly<Record<string, 'GET' | 'POST'>>;

export type RestOperationId = keyof typeof restOperations;

const since: Partial<Readonly<Record<RestOperationId, Build>>> = {'game-data': '1.0.0'};

/** Returns the operations of a version; none where it has no REST API. */
export function restOperationsOf(version: VersionId): readonly RestOperationId[] {
  return (Object.keys(restOperations) as RestOperationId[]).filter((id) =>
    isPresent({since: since[id] ?? features.restApi.since}, version),
  );
}

export function isRestOperationId(text: string): text is RestOperationId {
  return Object.hasOwn(restOperations, text);
}

export const restBasePath = '/v1/api';

/** Returns an operation as pages name it: 'POST /v1/api/shutdown'. */
export function restCall(id: RestOperationId): string {
  return `${restOperations[id]} ${restBasePath}/${id}`;
}
