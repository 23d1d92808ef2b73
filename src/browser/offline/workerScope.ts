/** What the worker uses of its surroundings. TypeScript's own types for them exclude those of pages. */

export interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface Client {
  readonly id: string;
  readonly type: 'window' | 'worker' | 'sharedworker';
  readonly url: string;
  postMessage(message: unknown): void;
  navigate(url: string): Promise<unknown>;
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: {
      includeUncontrolled: boolean;
      type: 'window' | 'all';
    }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}
