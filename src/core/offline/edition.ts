/**
 * An edition is one version of the guide in one language: '0.6.8-en'. What the build lists for it, and
 * the caches in which a browser holds it: one for each build, so that two builds never mix.
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
  readonly editions: readonly string[];
}

const PREFIX = 'guide-offline';

/** The cache of one edition of one build. Sites below other paths of the origin have their own. */
export function cacheName(base: string, build: string, edition: string): string {
  return `${PREFIX} ${base} ${build} ${edition}`;
}

/** The cache in which the worker notes what it must know after a restart. */
export function notesName(base: string): string {
  return `${PREFIX} ${base}`;
}

/** The lock that the page and the worker take: one of them copies or removes at a time. */
export function lockName(base: string): string {
  return `${PREFIX} ${base}`;
}

export interface CacheId {
  readonly name: string;
  readonly build: string;
  readonly edition: string;
}

/** Reads the name of a cache; undefined when it belongs to something else. */
export function readCacheName(name: string, base: string): CacheId | undefined {
  const [prefix, path, build, edition, ...rest] = name.split(' ');
  return prefix === PREFIX && path === base && build && edition && rest.length === 0
    ? {name, build, edition}
    : undefined;
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
