/** Where an index file is: one per version and language, on the site's own origin. */
export interface IndexAddress {
  readonly baseUrl: string;
  /** Address of the version, with a slash at the end; the base address for the latest. */
  readonly versionUrl: string;
  /** Changes with the content. */
  readonly hash: string;
}

/** The path of a version below the base address; empty for the latest. */
function pathOf({baseUrl, versionUrl}: Omit<IndexAddress, 'hash'>): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(
      `Version url '${versionUrl}' does not start with base url '${baseUrl}'. Check baseUrl and the paths of the versions.`,
    );
  }
  return versionUrl.slice(baseUrl.length);
}

/** The address of the index file; an address elsewhere is refused. */
export function indexUrl(address: IndexAddress, origin: string): string {
  if (new URL(address.versionUrl, origin).origin !== origin) {
    throw new Error('Unexpected version url');
  }
  return `${address.baseUrl}${pathOf(address)}search-index.json?_=${encodeURIComponent(address.hash)}`;
}

/** The address of the page with all results. Without a version it would look in the one the reader chose last. */
export function searchPageUrl({
  baseUrl,
  versionUrl,
  query,
}: {
  readonly baseUrl: string;
  readonly versionUrl: string;
  readonly query: string;
}): string {
  const text = new URLSearchParams({
    ...(query && {q: query}),
    version: pathOf({baseUrl, versionUrl}),
  });
  return `${baseUrl}search?${text.toString()}`;
}
