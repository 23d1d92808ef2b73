import {changeTopics, differencesBetween} from '../../core/changes';
import {
  clientFileNames,
  clientPath,
  openapiForms,
  openapiPath,
  type ClientId,
} from '../../core/rest/downloads';
import {defaultIni, settingFiles, settingsForVersion} from '../../core/settings';
import {hasRestApi} from '../../data/features';
import {locales} from '../../data/locales';
import {versionIds, type VersionId} from '../../data/versions';
import {factKinds, factSchema, factSchemaPath} from './factSchemas';
import {factsOfVersion, statusJson} from './facts';
import {settingsSchema} from './schema';

/** Raised when a name goes or a value changes its meaning; a new name is no reason. */
const formatVersion = 1;

const {settings: catalogue, ...otherFacts} = factsOfVersion;

/**
 * The content of every file of facts below `data/`, by path; `data/index.json` lists them all. `root`
 * is the address of the site with '/'.
 */
export function dataFiles(root: string): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  /** Adds a file and returns its address. */
  const add = (path: string, content: object | string) => {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    result.set(path, text);
    return `${root}${path}`;
  };
  const versions = versionIds.map((version) => {
    const pathOf = (file: keyof typeof settingFiles) => `data/${version}/${settingFiles[file]}`;
    const facts = (content: object) => ({formatVersion, version, ...content});
    return {
      version,
      settings: settingsForVersion(version).length,
      ini: add(pathOf('ini'), defaultIni(version)),
      catalogue: add(pathOf('json'), facts(catalogue(version))),
      schema: add(pathOf('schema'), settingsSchema(version, `${root}${pathOf('schema')}`)),
      ...Object.fromEntries(
        Object.entries(otherFacts).map(([kind, content]) => [
          kind,
          add(`data/${version}/${kind}.json`, facts(content(version))),
        ]),
      ),
      rest: hasRestApi(version) ? restOf(root, version) : null,
    };
  });
  // Every two versions in both directions: upgrades and downgrades.
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
    schemas: Object.fromEntries(
      factKinds.map((kind) => [kind, add(factSchemaPath(kind), factSchema(kind, root))]),
    ),
  });
  return result;
}

/** The descriptions and clients of the REST API of a version. */
function restOf(root: string, version: VersionId) {
  const clients = Object.keys(clientFileNames) as ClientId[];
  return {
    descriptions: locales.flatMap((locale) =>
      openapiForms.map((form) => root + openapiPath(version, locale, form)),
    ),
    clients: Object.fromEntries(clients.map((id) => [id, `${root}${clientPath(version, id)}`])),
  };
}
