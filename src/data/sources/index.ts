import type {Source} from './types';

export type {Source} from './types';

/** The public address of a source, or undefined where it is not on the web. */
export function sourceUrl({repo, path, url}: Source): string | undefined {
  if (url !== undefined || repo === undefined) {
    return url;
  }
  const root = `https://github.com/${repo}`;
  if (path === undefined) {
    return root;
  }
  return /^(?:issues|pull|discussions|releases|wiki)(?:\/|$)/.test(path)
    ? `${root}/${path}`
    : `${root}/blob/HEAD/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** What readers see of a source, the same in every language: 'gamedig/node-gamedig, issues/718'. */
export function sourceName({repo, path, url, name}: Source): string {
  return (
    name ?? (repo === undefined ? (url ?? '') : path === undefined ? repo : `${repo}, ${path}`)
  );
}
