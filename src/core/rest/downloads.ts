/** The descriptions as files that readers download, in every language. */
import {stringify} from 'yaml';
import {defaultLocale, locales} from '../../data/locales';
import {restVersions} from '../../data/features';
import {readSpec} from '../../data/rest/spec';

/** Every file below the root of the site, with its text: `data/0.6.8/openapi.ja.json`. */
export function restDataFiles(): readonly (readonly [file: string, text: string])[] {
  return restVersions.flatMap((version) =>
    locales.flatMap((locale) => {
      const spec = readSpec(version, locale);
      const name = `data/${version}/openapi${locale === defaultLocale ? '' : `.${locale}`}`;
      return [
        [`${name}.yaml`, stringify(spec, {lineWidth: 0, aliasDuplicateObjects: false})],
        [`${name}.json`, `${JSON.stringify(spec, null, 2)}\n`],
      ] as const;
    }),
  );
}
