/**
 * What the reader typed into the panel of the code samples: shared by every sample on the page and
 * on the next pages. Host and port outlive a reload in the session's storage; the other values live
 * in memory only. There is no password here: the samples read it from the environment.
 */
import {isHost, isPort} from '../../core/samples';

export interface PanelState {
  /** Undefined: the value of the example. */
  readonly host?: string;
  readonly port?: string;
  /** Values of body fields, by field name and, except for `userid`, by operation. */
  readonly values: Readonly<Record<string, string>>;
}

const examples: PanelState = {values: {}};

const STORAGE_KEY = 'api-samples';
const listeners = new Set<() => void>();
let state: PanelState | undefined;

/** The state on the server and in the first frame of the browser. */
export const getServerState = (): PanelState => examples;

/** The current state; reads the session's storage the first time. */
export function getState(): PanelState {
  state ??= {...examples, ...readStored()};
  return state;
}

/** Calls `listener` after every change; returns what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes some of the state and tells every sample. */
export function update(change: Partial<PanelState>): void {
  state = {...getState(), ...change};
  store(state);
  listeners.forEach((listener) => listener());
}

/** Goes back to the examples, and forgets what was stored. */
export function reset(): void {
  state = examples;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was stored either.
  }
  listeners.forEach((listener) => listener());
}

/** The key of a body value. One player is often kicked, banned and unbanned with the same id. */
export function valueKey(operation: string, field: string): string {
  return field === 'userid' ? field : `${operation}.${field}`;
}

function readStored(): Partial<PanelState> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const {host, port} = stored as {host?: unknown; port?: unknown};
    return {
      ...(typeof host === 'string' && isHost(host) ? {host} : {}),
      ...(typeof port === 'string' && isPort(port) ? {port} : {}),
    };
  } catch {
    return {};
  }
}

function store({host, port}: PanelState): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({host, port}));
  } catch {
    // Storage is blocked: the values hold until the next reload.
  }
}
