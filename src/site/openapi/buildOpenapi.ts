import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {restVersions} from '../../data/features';
import {defaultLocale, locales, type Locale} from '../../data/locales';
import type {VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {forVersion, type Json} from '../../core/rest/forVersion';

type Mapping = {[key: string]: Json};

/** Gives paths below the root of the site, and texts. */
export function openapiFiles(siteDir: string): readonly (readonly [string, string])[] {
  const read = (name: string) =>
    parse(fs.readFileSync(path.join(siteDir, 'openapi/source', name), 'utf8')) as Mapping;
  const source = read('openapi.yaml');
  for (const {schema, description} of namedSettings(source, defaultLocale)) {
    schema.description = description;
  }
  const overlays = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const name = `overlay.${locale}.yaml`;
      if (!fs.existsSync(path.join(siteDir, 'openapi/source', name))) {
        throw new Error(
          `openapi/source/${name} is missing: it holds the words of the REST API in the language "${locale}". Copy the overlay of another language and translate its texts.`,
        );
      }
      const overlay = read(name);
      (overlay.actions as Mapping[]).push(...translatedSettings(source, locale));
      return [name, overlay] as const;
    });
  return restVersions.flatMap((version) => [
    written(version, 'openapi.yaml', forVersion(source, version)),
    ...overlays.map(([name, overlay]) => {
      const own = forVersion(overlay, version) as Mapping;
      // The finished overlay has no x-since, because it contains only actions that apply.
      (own.actions as Mapping[]).forEach((action) => delete action['x-since']);
      return written(version, name, own);
    }),
  ]);
}

const written = (version: VersionId, name: string, document: Json) =>
  [
    `openapi/${version}/${name}`,
    `# Written by \`npm run openapi\` from openapi/source/${name}. Do not edit: change the source.\n${stringify(document, {lineWidth: 0, aliasDuplicateObjects: false})}`,
  ] as const;

function namedSettings(source: Mapping, locale: Locale) {
  const schemas = (source.components as Mapping).schemas as Mapping;
  const properties = (schemas.Settings as Mapping).properties as Record<string, Mapping>;
  const {settings} = wordsOf(locale).settings;
  // Keys of the reply differ from the file's in the case of a letter: autoSaveSpan.
  const names = new Map(
    Object.entries(settings).map(([key, {name}]) => [key.toLowerCase(), name] as const),
  );
  return Object.entries(properties).map(([key, schema]) => {
    const description = names.get(key.toLowerCase());
    if (!description) {
      throw new Error(
        `openapi/source/openapi.yaml lists the setting ${key}, which has no name in src/words/*/settings.json. Add it there, or correct the key.`,
      );
    }
    return {key, schema, description};
  });
}

function translatedSettings(source: Mapping, locale: Locale): Mapping[] {
  const units: Readonly<Record<string, string>> = wordsOf(locale).rest.units;
  return namedSettings(source, locale).map(({key, schema, description}) => {
    const {'x-unit': unit, 'x-since': since} = schema;
    return {
      target: `$.components.schemas.Settings.properties.${key}`,
      ...(since !== undefined && {'x-since': since}),
      update: {description, ...(typeof unit === 'string' && {'x-unit': units[unit] ?? unit})},
    };
  });
}
