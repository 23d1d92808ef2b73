import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageEdition} from '@site/src/components/PageEdition';

export interface SearchVersion {
  readonly id: string;
  readonly url: string;
  readonly path: string;
  readonly resultsOf: (query: string) => string;
}

export interface Asked {
  readonly query: string;
  readonly path: string;
}

/** An address without a version would search the version that the reader chose last. */
export function writeAsked({query, path}: Asked): string {
  const q = query.trim();
  return `?${new URLSearchParams({...(q && {q}), version: path}).toString()}`;
}

function searchVersion({label, path, isLast}: GlobalVersion, baseUrl: string): SearchVersion {
  const ownPath = isLast ? '' : `${path}/`.slice(baseUrl.length);
  return {
    id: label,
    url: baseUrl + ownPath,
    path: ownPath,
    resultsOf: (query) => `${baseUrl}search${writeAsked({query, path: ownPath})}`,
  };
}

export function useSearchVersions(): readonly SearchVersion[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useVersions(undefined).map((version) => searchVersion(version, baseUrl));
}

/** Returns the page's own version or the last choice. */
export const useSearchVersion = (): SearchVersion =>
  searchVersion(usePageEdition(), useDocusaurusContext().siteConfig.baseUrl);
