/** The agreed public addresses are written out by hand, because none may change. */

import {addressesIn} from '../../src/config/sidebar/addresses';
import {sidebarFor} from '../../src/config/sidebar/sidebar';
import {localePath, type Locale} from '../../src/data/locales';
import {readYaml} from './readYaml';
import {newestVersion, oldestVersion, type VersionId} from '../../src/data/versions';

export const versionPaths: Readonly<Partial<Record<VersionId, string>>> = {
  '1.0': '1.0/',
  '0.6.8': '',
  '0.5.0': '0.5.0/',
  '0.4.15': '0.4.15/',
  '0.3.12.0': '0.3.12.0/',
  '0.2.4.0': '0.2.4.0/',
  '0.1.5.1': '0.1.5.1/',
};

export type Version = VersionId;
export const versions = Object.keys(versionPaths) as Version[];
export const atRoot: Version = '0.6.8';
export const newest: Version = newestVersion.id;
export const hostBase = process.env.BASE_URL ?? '/';
export const beforeAddress = hostBase.replace(/\/$/, '');
export const editions = [
  {locale: 'en', version: atRoot, base: hostBase},
  {locale: 'ja', version: '0.4.15', base: `${hostBase}ja/0.4.15/`},
] as const;

export {locales, type Locale} from '../../src/data/locales';

const pages = {elements: {type: 'string'}} as const;
export const agreed = readYaml('tests/support/addresses.yaml', {
  properties: {inEveryVersion: pages, withRest: pages, withXbox: pages},
});
export const xboxVersions: readonly Version[] = ['0.2.4.0', '0.3.12.0', '0.4.15'];

/** Returns every page of an edition, those that were agreed first. */
export const pagesOf = (version: Version): readonly string[] => [
  ...new Set([...agreedPages(version), ...addressesIn(sidebarFor(version))]),
];

export function agreedPages(version: Version): string[] {
  return [
    ...agreed.inEveryVersion,
    ...(version === oldestVersion.id ? [] : agreed.withRest),
    ...(xboxVersions.includes(version) ? agreed.withXbox : []),
  ];
}

export const sitePages = ['search', 'markdown-page', 'accessibility'];

export const redirects: Readonly<Record<string, string>> = {
  'dedicated-server-guide': '',
  'community-server-guide': 'getting-started/deploy-community-server',
  'optimize-game-balance': 'settings-and-operation/configuration',
  commands: 'settings-and-operation/commands',
};

export const agreedLanguagePaths = {en: '', ja: 'ja/'} as const;

export function address(locale: Locale, version: Version, page: string): string {
  const language = (agreedLanguagePaths as Partial<Record<Locale, string>>)[locale];
  return `/${language ?? localePath(locale)}${versionPaths[version] ?? `${version}/`}${page}`;
}

export const hosted = (...page: Parameters<typeof address>): string =>
  hostBase + address(...page).slice(1);
