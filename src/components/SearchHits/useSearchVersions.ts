import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useVersions} from '@docusaurus/plugin-content-docs/client';

export interface SearchVersion {
  readonly id: string;
  /** With a slash at the end; the base address for the latest version. */
  readonly url: string;
  /** As it stands in the address of the search page; empty for the latest version. */
  readonly path: string;
}

/** The versions that can be searched, the latest first. */
export function useSearchVersions(): readonly SearchVersion[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  return useVersions(undefined).map(({label, path, isLast}) => ({
    id: label,
    url: isLast ? baseUrl : `${path}/`,
    path: isLast ? '' : `${path}/`.slice(baseUrl.length),
  }));
}
