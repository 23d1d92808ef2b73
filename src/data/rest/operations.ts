/**
 * The operations of the REST API that pages link to, with their methods, by the id of their page and
 * in the order of the sidebar. They are the same in every version; a test compares them with the
 * descriptions in openapi/.
 */
export const restOperations = {
  info: 'GET',
  players: 'GET',
  settings: 'GET',
  metrics: 'GET',
  announce: 'POST',
  kick: 'POST',
  ban: 'POST',
  unban: 'POST',
  save: 'POST',
  shutdown: 'POST',
  stop: 'POST',
} as const satisfies Readonly<Record<string, 'GET' | 'POST'>>;

export type RestOperationId = keyof typeof restOperations;

/** Tells whether a text is the id of a REST operation. */
export function isRestOperationId(text: string): text is RestOperationId {
  return Object.hasOwn(restOperations, text);
}

/** The part of every address before the path of an operation. */
export const restBasePath = '/v1/api';

/** An operation as pages name it: 'POST /v1/api/shutdown'. */
export function restCall(id: RestOperationId): string {
  return `${restOperations[id]} ${restBasePath}/${id}`;
}
