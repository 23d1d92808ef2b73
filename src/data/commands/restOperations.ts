/** The operations of the REST API that pages link to, by the id of their page. Same in every version. */
import type {Build} from '../versions';

/** The first build with a REST API; of the documented versions, 0.2.4.0 is the first. */
export const restApiSince: Build = '0.2.0.6';

export const restOperations = {
  announce: 'POST',
  ban: 'POST',
  info: 'GET',
  kick: 'POST',
  metrics: 'GET',
  players: 'GET',
  save: 'POST',
  settings: 'GET',
  shutdown: 'POST',
  stop: 'POST',
  unban: 'POST',
} as const satisfies Readonly<Record<string, 'GET' | 'POST'>>;

export type RestOperationId = keyof typeof restOperations;

/** Tells whether a text is the id of a REST operation. */
export function isRestOperationId(text: string): text is RestOperationId {
  return Object.hasOwn(restOperations, text);
}
