import type {Aspect, Evidence, Source} from './types';

export * from './types';

export const show = (shows: Aspect, ...sources: readonly Source[]): readonly Evidence[] =>
  sources.map((source) => ({...source, shows}));

/** Returns undefined where the source isn't on the web. */
export function sourceUrl({repo, path, url}: Source): string | undefined {
  if (url !== undefined || repo === undefined) {
    return url;
  }
  const root = `https://github.com/${repo}`;
  if (path === undefined) {
    return root;
  }
  return /^(?:issues|pull|discussions|releases|commits|wiki)(?:\/|$)/.test(path)
    ? `${root}/${path}`
    : `${root}/blob/HEAD/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the name that readers see: 'gamedig/node-gamedig, issues/718'. */
export function sourceName({repo, path, url, name}: Source): string {
  return (
    name ?? (repo === undefined ? (url ?? '') : path === undefined ? repo : `${repo}, ${path}`)
  );
}

/** The id in the published data stays the same for the same state of the source. */
export function sourceId(source: Source): string {
  const {repo, path, date} = source;
  const place = repo === undefined ? sourceName(source) : [repo, path].filter(Boolean).join('/');
  return date === undefined ? place : `${place}@${date}`;
}
