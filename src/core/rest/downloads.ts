/** The descriptions as files that readers download, in every language. */
import fs from 'node:fs';
import {stringify} from 'yaml';
import {defaultLocale, locales, type Locale} from '../../data/locales';
import {restVersions} from '../../data/features';
import {readSpec} from '../../data/rest/spec';
import type {VersionId} from '../../data/versions';

/** A description can be had in either form. */
export const openapiForms = ['yaml', 'json'] as const;

/** Path of a description below the root of the site: 'data/0.6.8/openapi.ja.json'. */
export const openapiPath = (
  version: VersionId,
  locale: Locale,
  form: (typeof openapiForms)[number],
): string => `data/${version}/openapi${locale === defaultLocale ? '' : `.${locale}`}.${form}`;

/** Every file below the root of the site, with its text: `data/0.6.8/openapi.ja.json`, the clients. */
export function restDataFiles(): readonly (readonly [file: string, text: string])[] {
  const clients = Object.values(clientFileNames).map(
    (name) => [name, fs.readFileSync(`openapi/clients/${name}`, 'utf8')] as const,
  );
  return restVersions.flatMap((version) => [
    ...clients.map(([name, text]) => [`data/${version}/${name}`, text] as const),
    ...locales.flatMap((locale) => {
      const spec = readSpec(version, locale);
      const yaml = stringify(spec, {lineWidth: 0, aliasDuplicateObjects: false});
      const json = `${JSON.stringify(spec, null, 2)}\n`;
      return [
        [openapiPath(version, locale, 'yaml'), yaml],
        [openapiPath(version, locale, 'json'), json],
      ] as const;
    }),
  ]);
}

/** The clients of the REST API: the same files for every version (openapi/clients). */
export const clientFileNames = {
  typescript: 'palworld-rest.ts',
  python: 'palworld_rest.py',
} as const;
export type ClientId = keyof typeof clientFileNames;

/** Path of a client below the root of the site. */
export function clientPath(version: VersionId, id: ClientId): string {
  return `data/${version}/${clientFileNames[id]}`;
}
