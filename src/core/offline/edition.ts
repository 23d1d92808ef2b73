/**
 * An edition is one version of the guide in one language: '1.0-en'. What the build lists for it, and the
 * caches in which a browser holds it: one for each build, so that two builds never mix.
 */
import {fillIn} from '../text/fillIn';

/** A file of an edition. `path` is below the base of the site; a page is written without a slash. */
export type OfflineFile = readonly [path: string, bytes: number, hash: string];

/** `offline/<edition>.json`: everything that an edition needs without a connection. */
export interface OfflineList {
  readonly edition: string;
  /** Names the build of the whole site; the same sources give the same name. */
  readonly build: string;
  readonly bytes: number;
  readonly files: readonly OfflineFile[];
}

/** `offline/index.json`: what the site has today. No editions: the site keeps nothing on devices. */
export interface OfflineIndex {
  readonly build: string;
  /** Bytes of each edition. */
  readonly editions: Readonly<Record<string, number>>;
}

/** Where the list of an edition is. In a cache, it is the last file: without it the copy is not complete. */
export function listPath(edition: string): string {
  return `offline/${edition}.json`;
}

export const indexPath = 'offline/index.json';
/** The address of the worker. It never changes: browsers ask this address for what comes next. */
export const workerPath = 'offline-worker.js';

/** A size as readers see it, '8.9 MB' in English: the words of a language say how; 1,000,000 bytes each. */
export function megabytes(bytes: number, {megabytes: text}: {readonly megabytes: string}): string {
  return fillIn(text, {number: (bytes / 1e6).toFixed(1)});
}
