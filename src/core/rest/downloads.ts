/** The descriptions as files that readers download, in every language. */
import {stringify} from 'yaml';
import {defaultLocale, locales, type Locale} from '../../data/locales';
import {restVersions} from '../../data/features';
import {readSpec} from '../../data/rest/spec';
import type {VersionId} from '../../data/versions';

/** Name of the description in a language: 'openapi.yaml', 'openapi.ja.json'. */
export function openapiFileName(locale: Locale, ending: 'yaml' | 'json'): string {
  return `openapi${locale === defaultLocale ? '' : `.${locale}`}.${ending}`;
}

/** Every file below the root of the site, with its text: `data/0.6.8/openapi.ja.json`. */
export function restDataFiles(): readonly (readonly [file: string, text: string])[] {
  return restVersions.flatMap((version) =>
    locales.flatMap((locale) => {
      const spec = readSpec(version, locale);
      const at = (ending: 'yaml' | 'json') => `data/${version}/${openapiFileName(locale, ending)}`;
      return [
        [at('yaml'), stringify(spec, {lineWidth: 0, aliasDuplicateObjects: false})],
        [at('json'), `${JSON.stringify(spec, null, 2)}\n`],
      ] as const;
    }),
  );
}

/** The clients of the REST API by kind, with the names of their files. */
export const clientFileNames = {
  typescript: 'palworld-rest.ts',
  python: 'palworld_rest.py',
  http: 'palworld-rest.http',
  bruno: 'palworld-rest-bruno.zip',
} as const;
export type ClientId = keyof typeof clientFileNames;

/** Path of a client below the root of the site. src/build/rest-clients writes them. */
export function clientPath(version: VersionId, id: ClientId): string {
  return `data/${version}/${clientFileNames[id]}`;
}
