import {isVersionId, rootVersion, versionIds, type VersionId} from '../data/versions';
import {defaultLocale, isLocale, locales, type Locale} from '../data/locales';

/** Docusaurus sets the variable before it loads the configuration. */
export const currentLocale = readLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);

export const siteUrl = process.env.SITE_URL ?? 'https://palworld-server-guide.example';
export const baseUrl = process.env.BASE_URL ?? '/';
export const repositoryUrl = process.env.REPOSITORY_URL?.replace(/\/$/, '');
export const analyticsId = process.env.ANALYTICS_ID || undefined;
export const isAnalyticsConsentNeeded = process.env.ANALYTICS_CONSENT === '1';
/** nginx gets `.br` and `.gz` beside every text; all others get each page at two addresses. */
export const isForNginx = process.env.FOR_HOST === 'nginx';
export const isCookieHelperEnabled = process.env.COOKIE_HELPER === '1';

export const builtVersions = readBuiltVersions(process.env.GUIDE_VERSIONS);

function readLocale(asked: string | undefined): Locale {
  // Docusaurus sets no locale for commands without a language (docs:version, gen-api-docs).
  const locale = asked === undefined || asked === 'undefined' ? defaultLocale : asked;
  if (!isLocale(locale)) {
    throw new Error(
      `The guide has no language "${locale}". Known: ${locales.join(', ')}. src/data/locales.ts is the list.`,
    );
  }
  return locale;
}

function readBuiltVersions(list: string | undefined): readonly VersionId[] {
  const wanted = list ? list.split(',').map((id) => id.trim()) : versionIds;
  const unknown = wanted.filter((id) => !isVersionId(id));
  if (unknown.length > 0) {
    throw new Error(
      `GUIDE_VERSIONS names ${unknown.join(', ')}, which is not in src/data/versions.ts. Known: ${versionIds.join(', ')}.`,
    );
  }
  return versionIds.filter((id) => id === rootVersion || wanted.includes(id));
}
