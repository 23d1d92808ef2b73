/** Where an index file is: one per version and language, on the site's own origin. */
export interface IndexAddress {
  readonly baseUrl: string;
  /** Address of the version, with a slash at the end; the base address for the latest. */
  readonly versionUrl: string;
  /** Name of a context; the guide has none, the file's name allows for one. */
  readonly context?: string;
  /** Changes with the content. */
  readonly hash: string;
}

/** The address of the index file; an address elsewhere is refused. */
export function indexUrl(
  {baseUrl, versionUrl, context = '', hash}: IndexAddress,
  origin: string,
): string {
  const url = new URL(versionUrl, origin);
  if (url.origin !== origin) {
    throw new Error('Unexpected version url');
  }
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(
      `Version url '${versionUrl}' does not start with base url '${baseUrl}'. Check baseUrl and the paths of the versions.`,
    );
  }
  const folder = versionUrl.endsWith('/') ? versionUrl : `${versionUrl}/`;
  const dir = context ? `-${context.replace(/\//g, '-')}` : '';
  return `${folder}search-index${dir}.json?_=${encodeURIComponent(hash)}`;
}

/** The address of the page with all results. */
export function searchPageUrl({
  baseUrl,
  versionUrl,
  query,
}: {
  readonly baseUrl: string;
  readonly versionUrl: string;
  readonly query: string;
}): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(
      `Version url '${versionUrl}' does not start with base url '${baseUrl}'. Check baseUrl and the paths of the versions.`,
    );
  }
  const parameters = new URLSearchParams();
  if (query) {
    parameters.set('q', query);
  }
  if (versionUrl !== baseUrl) {
    parameters.set('version', versionUrl.slice(baseUrl.length));
  }
  const text = parameters.toString();
  return `${baseUrl}search${text ? `?${text}` : ''}`;
}
