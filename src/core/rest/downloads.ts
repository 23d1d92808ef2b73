/** The files about the REST API that readers download (src/site/data-files writes them). */
import {defaultLocale, type Locale} from '../../data/locales';
import type {VersionId} from '../../data/versions';

/** Path of a description below the root of the site: 'data/0.6.8/openapi.ja.json'. */
export function openapiPath(version: VersionId, locale: Locale, form: 'yaml' | 'json'): string {
  return `data/${version}/openapi${locale === defaultLocale ? '' : `.${locale}`}.${form}`;
}

/** The clients of the REST API: the same files for every version (openapi/clients). */
export const clientFileNames = {
  typescript: 'palworld-rest.ts',
  python: 'palworld_rest.py',
} as const;
export type ClientId = keyof typeof clientFileNames;
