/** What pages and the worker say to each other. */

/** To the worker: this page is of that build, or: is there a newer one than mine? */
export type ToWorker =
  {readonly kind: 'bind'; readonly build: string} | {readonly kind: 'isThereNewer'};

/** To a page: a newer edition is on the device; it shows after a reload. */
export interface FromWorker {
  readonly kind: 'newer';
}

export function isToWorker(data: unknown): data is ToWorker {
  const kind = (data as {kind?: unknown} | null)?.kind;
  return kind === 'bind' || kind === 'isThereNewer';
}

export function isFromWorker(data: unknown): data is FromWorker {
  return (data as {kind?: unknown} | null)?.kind === 'newer';
}
