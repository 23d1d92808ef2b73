/** What the build lists for an edition, one version of the guide in one language: '1.0-en'. */
import {localePath, locales} from '../../data/locales';

/** A file of an edition, under the name by which `storedPath` finds it. */
export type OfflineFile = readonly [path: string, bytes: number, hash: string];

/** `offline/<edition>.json`: everything that an edition needs without a connection. */
export interface OfflineList {
  /** Names the build of the whole site; the same sources give the same name. */
  readonly build: string;
  readonly files: readonly OfflineFile[];
}

/** `offline/index.json`: what the site has today. No editions: the site keeps nothing on devices. */
export interface OfflineIndex {
  readonly build: string;
  /** Bytes of each edition. */
  readonly editions: Readonly<Record<string, number>>;
}

/** Where the list of an edition is. */
export const listPath = (edition: string): string => `offline/${edition}.json`;
export const indexPath = 'offline/index.json';
/** The address of the worker. It never changes: browsers ask this address for what comes next. */
export const workerPath = 'offline-worker.js';

/** Bytes of all files of an edition. */
export const bytesOf = ({files}: OfflineList): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0);

/**
 * The name under which the file behind an address is stored: the path below the base, a page without
 * a slash, `.html` or `index.html`, its Markdown as `page.md`. Hosts answer all these forms, and so
 * does a copy on the device. Undefined when the address is outside the base.
 */
export function storedPath(pathname: string, base: string): string | undefined {
  const plain = pathname.replace(/\/{2,}/g, '/');
  if (!`${plain}/`.startsWith(base)) {
    return undefined;
  }
  const path = plain.slice(base.length);
  // The Markdown of a language's home page is in its folder alone.
  if (locales.some((locale) => path === `${localePath(locale)}index.md`)) {
    return path;
  }
  return path.replace(/\/index\.md$/, '.md').replace(/(?:^|\/)index\.html$|\.html$|\/$/, '');
}
