/** src/site/data-files writes these files. */
import {defaultLocale, type Locale} from '../../data/locales';
import type {VersionId} from '../../data/versions';

/** Gives the path of a download below the root of the site. */
export function openapiPath(version: VersionId, locale: Locale, form: 'yaml' | 'json'): string {
  return `data/${version}/openapi${locale === defaultLocale ? '' : `.${locale}`}.${form}`;
}

export const clientFileNames = {
  typescript: 'palworld-rest.ts',
  python: 'palworld_rest.py',
} as const;
export type ClientId = keyof typeof clientFileNames;
