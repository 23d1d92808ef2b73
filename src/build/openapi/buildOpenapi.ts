/**
 * Makes the OpenAPI files of every version from `openapi/source/`: the description itself and the
 * overlay with its Japanese words.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {restVersions} from '../../data/versions';
import type {Locale} from '../../data/locales';
import {forVersion, type Json} from '../../core/rest/forVersion';

type Mapping = {[key: string]: Json};

/** Every file to write: its path below the root of the site, and its text. */
export function openapiFiles(siteDir: string): readonly (readonly [string, string])[] {
  const source = readYaml(path.join(siteDir, 'openapi/source/openapi.yaml'));
  const overlay = readYaml(path.join(siteDir, 'openapi/source/overlay.ja.yaml'));
  describeSettings(source, settingNames(siteDir, 'en'));
  translateSettings(source, overlay, settingNames(siteDir, 'ja'));
  return restVersions.flatMap((version) => [
    [`openapi/${version}/openapi.yaml`, write(forVersion(source, version), 'openapi.yaml')],
    [
      `openapi/${version}/overlay.ja.yaml`,
      write(withoutMarks(forVersion(overlay, version)), 'overlay.ja.yaml'),
    ],
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
function settingNames(siteDir: string, locale: Locale): ReadonlyMap<string, string> {
  const file = path.join(siteDir, `src/data/settings/words/${locale}.json`);
  const words = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    settings: Record<string, {name: string}>;
  };
  return new Map(Object.entries(words.settings).map(([key, {name}]) => [key.toLowerCase(), name]));
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
      `openapi/source/openapi.yaml lists the setting ${key}, which has no name in src/data/settings/words. Add it there, or correct the key.`,
    );
  }
  return name;
}

function describeSettings(source: Mapping, names: ReadonlyMap<string, string>): void {
  for (const [key, schema] of Object.entries(settingsSchema(source))) {
    schema.description = nameOf(key, names);
  }
}

/** Units of settings, in the words of the overlay. */
const units: Readonly<Record<string, string>> = {
  seconds: '秒',
  minutes: '分',
  hours: '時間',
  centimetres: 'cm',
};

function translateSettings(
  source: Mapping,
  overlay: Mapping,
  names: ReadonlyMap<string, string>,
): void {
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
