/** What the worker uses of its surroundings. TypeScript's own types for them exclude those of pages. */

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent;
  fetch: ExtendableEvent & {
    readonly request: Request;
    respondWith(response: Promise<Response>): void;
  };
}

interface Client {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {includeUncontrolled: true; type: 'window'}): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}
