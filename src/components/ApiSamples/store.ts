/**
 * The address that the reader typed into the panel of the code samples: shared by every sample on the
 * page and on the next pages, and kept for the session. There is no password here: the samples read it
 * from the environment.
 */
import {isHost, isPort} from '../../core/samples/address';

/** Undefined: as in the samples. */
export interface ServerAddress {
  readonly host?: string;
  readonly port?: string;
}

const asInSamples: ServerAddress = {};

const STORAGE_KEY = 'api-samples';
const listeners = new Set<() => void>();
let state: ServerAddress | undefined;

/** The state on the server and in the first frame of the browser. */
export const getServerState = (): ServerAddress => asInSamples;

/** The current state; reads the session's storage the first time. */
export function getState(): ServerAddress {
  state ??= readStored();
  return state;
}

/** Calls `listener` after every change; returns what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the address in every sample; without one, goes back to that of the samples. */
export function update(change?: ServerAddress): void {
  state = change ? {...getState(), ...change} : asInSamples;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // Storage is blocked: the address holds until the next reload.
  }
  listeners.forEach((listener) => listener());
}

function readStored(): ServerAddress {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const {host, port} = stored as {host?: unknown; port?: unknown};
    return {
      ...(typeof host === 'string' && isHost(host) ? {host} : {}),
      ...(typeof port === 'string' && isPort(port) ? {port} : {}),
    };
  } catch {
    return asInSamples;
  }
}
