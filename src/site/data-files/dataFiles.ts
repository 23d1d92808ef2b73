import fs from 'node:fs';
import {stringify} from 'yaml';
import {differencesBetween} from '../../core/changes';
import {changeTopics} from '../../core/changes/differences';
import {clientFileNames, openapiPath} from '../../core/rest/downloads';
import {defaultIni, settingFiles, settingsForVersion} from '../../core/settings';
import {hasRestApi} from '../../data/features';
import {localePath, locales, type Locale} from '../../data/locales';
import {readSpec} from '../../data/rest/spec';
import {newestVersion, versionIds, versionPath, type VersionId} from '../../data/versions';
import {pageFile} from '../../words/pageFiles';
import {factKinds, factSchema, factSchemaPath} from './factSchemas';
import {factsOfVersion, statusJson} from './facts';
import {settingsSchema} from './schema';

/** The number increases when a name is removed or a value changes its meaning. */
const formatVersion = 1;

const {settings: catalogue, ...otherFacts} = factsOfVersion;

export const settingsJson = (version: VersionId): object => ({
  formatVersion,
  version,
  ...catalogue(version),
});

const ofPages = /^x-(?:when|notes|keywords|commands|settings|operations|fix)$/;

const published = (spec: object): object =>
  JSON.parse(
    JSON.stringify(spec, (key, value: unknown) => (ofPages.test(key) ? undefined : value)),
  ) as object;

function issueFormOf(locale: Locale, root: string): string {
  const page = fs.readFileSync(pageFile('.', 'api/data', locale), 'utf8');
  const [, sentence] = /#link \*\/\}[^]*?```text wrap\r?\n(.+?)\r?\n```/.exec(page) ?? [];
  if (sentence === undefined) {
    throw new Error(`api/data has no sentence for issue forms at #link (${locale}).`);
  }
  const edition = localePath(locale) + versionPath(newestVersion.id);
  return `${sentence} ${root}${edition}operate/diagnose?tool=log#tool`;
}

/** Gives the files below `data/`; `root` is the site's address with '/'. */
export function dataFiles(root: string): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  const add = (path: string, content: object | string) => {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    result.set(path, text);
    return `${root}${path}`;
  };
  const restOf = (version: VersionId) => ({
    descriptions: locales.flatMap((locale) => {
      const spec = published(readSpec(version, locale));
      const yaml = stringify(spec, {lineWidth: 0, aliasDuplicateObjects: false});
      return [
        add(openapiPath(version, locale, 'yaml'), yaml),
        add(openapiPath(version, locale, 'json'), spec),
      ];
    }),
    clients: Object.fromEntries(
      Object.entries(clientFileNames).map(([id, name]) => [
        id,
        add(`data/${version}/${name}`, fs.readFileSync(`openapi/clients/${name}`, 'utf8')),
      ]),
    ),
  });
  const versions = versionIds.map((version) => {
    const pathOf = (file: keyof typeof settingFiles) => `data/${version}/${settingFiles[file]}`;
    const facts = (content: object) => ({formatVersion, version, ...content});
    return {
      version,
      settings: settingsForVersion(version).length,
      ini: add(pathOf('ini'), defaultIni(version)),
      catalogue: add(pathOf('json'), settingsJson(version)),
      schema: add(pathOf('schema'), settingsSchema(version, `${root}${pathOf('schema')}`)),
      ...Object.fromEntries(
        Object.entries(otherFacts).map(([kind, content]) => [
          kind,
          add(`data/${version}/${kind}.json`, facts(content(version))),
        ]),
      ),
      rest: hasRestApi(version) ? restOf(version) : null,
    };
  });
  const changes = versionIds.flatMap((to) =>
    versionIds
      .filter((from) => from !== to)
      .map((from) => {
        const topics = changeTopics.map((topic) => [topic, differencesBetween(topic, from, to)]);
        const content = {formatVersion, from, to, changes: Object.fromEntries(topics) as object};
        return {from, to, file: add(`data/changes/${from}-${to}.json`, content)};
      }),
  );
  const status = statusJson();
  const {checked, builds} = status;
  add('data/index.json', {
    formatVersion,
    versions,
    changes,
    builds: add('data/builds.json', {formatVersion, checked, builds}),
    status: add('data/status.json', {formatVersion, ...status}),
    issueForm: Object.fromEntries(locales.map((locale) => [locale, issueFormOf(locale, root)])),
    schemas: Object.fromEntries(
      factKinds.map((kind) => [kind, add(factSchemaPath(kind), factSchema(kind, root))]),
    ),
  });
  return result;
}
