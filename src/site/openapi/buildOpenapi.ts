/**
 * Makes the OpenAPI files of every version from `openapi/source/`: the description itself and the
 * overlays with the words of the other languages.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {restVersions} from '../../data/features';
import {defaultLocale, locales, type Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {forVersion, type Json} from '../../core/rest/forVersion';

type Mapping = {[key: string]: Json};

/** Every file to write: its path below the root of the site, and its text. */
export function openapiFiles(siteDir: string): readonly (readonly [string, string])[] {
  const source = readYaml(path.join(siteDir, 'openapi/source/openapi.yaml'));
  describeSettings(source, settingNames(defaultLocale));
  const overlays = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const name = `overlay.${locale}.yaml`;
      const file = path.join(siteDir, 'openapi/source', name);
      if (!fs.existsSync(file)) {
        throw new Error(
          `openapi/source/${name} is missing: it holds the words of the REST API in the language "${locale}". Copy the overlay of another language and translate its texts.`,
        );
      }
      const overlay = readYaml(file);
      translateSettings(source, overlay, locale);
      return {name, overlay};
    });
  return restVersions.flatMap((version) => [
    [`openapi/${version}/openapi.yaml`, write(forVersion(source, version), 'openapi.yaml')] as const,
    ...overlays.map(
      ({name, overlay}) =>
        [
          `openapi/${version}/${name}`,
          write(withoutMarks(forVersion(overlay, version)), name),
        ] as const,
    ),
  ]);
}

function readYaml(file: string): Mapping {
  return parse(fs.readFileSync(file, 'utf8')) as Mapping;
}

function write(document: Json, sourceName: string): string {
  return (
    `# Written by \`npm run openapi\` from openapi/source/${sourceName}. Do not edit: change the source.\n` +
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false})
  );
}

/** An action of an overlay says when it applies; the finished overlay holds only those that do. */
function withoutMarks(overlay: Json): Json {
  const actions = (overlay as Mapping).actions as Mapping[];
  for (const action of actions) {
    delete action['x-since'];
  }
  return overlay;
}

/** The short names of the settings, from the words of the settings reference. */
function settingNames(locale: Locale): ReadonlyMap<string, string> {
  const {settings} = wordsOf(locale).settings;
  return new Map(Object.entries(settings).map(([key, {name}]) => [key.toLowerCase(), name]));
}

function settingsSchema(source: Mapping): Record<string, Mapping> {
  const schemas = (source.components as Mapping).schemas as Mapping;
  return (schemas.Settings as Mapping).properties as Record<string, Mapping>;
}

function nameOf(key: string, names: ReadonlyMap<string, string>): string {
  // Keys of the reply differ from the file's in the case of a letter: autoSaveSpan.
  const name = names.get(key.toLowerCase());
  if (!name) {
    throw new Error(
      `openapi/source/openapi.yaml lists the setting ${key}, which has no name in src/words/*/settings.json. Add it there, or correct the key.`,
    );
  }
  return name;
}

function describeSettings(source: Mapping, names: ReadonlyMap<string, string>): void {
  for (const [key, schema] of Object.entries(settingsSchema(source))) {
    schema.description = nameOf(key, names);
  }
}

function translateSettings(source: Mapping, overlay: Mapping, locale: Locale): void {
  const names = settingNames(locale);
  const units: Readonly<Record<string, string>> = wordsOf(locale).rest.units;
  for (const [key, schema] of Object.entries(settingsSchema(source))) {
    const unit = schema['x-unit'];
    (overlay.actions as Mapping[]).push({
      target: `$.components.schemas.Settings.properties.${key}`,
      ...(schema['x-since'] === undefined ? {} : {'x-since': schema['x-since']}),
      update: {
        description: nameOf(key, names),
        ...(typeof unit === 'string' ? {'x-unit': units[unit] ?? unit} : {}),
      },
    });
  }
}
