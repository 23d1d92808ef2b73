import {defaultIni, settingsForVersion} from '../../core/settings';
import {clientFileNames, clientPath, restDataFiles, type ClientId} from '../../core/rest/downloads';
import {downloadsOf, type Download} from '../../core/settings/downloads';
import {hasRestApi} from '../../data/features';
import {versionIds, type VersionId} from '../../data/versions';
import {catalogueJson} from './catalogueJson';
import {
  argumentsJson,
  changesJson,
  commandsJson,
  FORMAT_VERSION,
  pathsJson,
  portsJson,
  versionPairs,
} from './factFiles';
import {sourcesJson} from './factSources';
import {factKinds, factSchema, factSchemaPath} from './factSchemas';
import {settingsSchema} from './schema';
import {statusJson} from './statusJson';

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const perVersion = {
  arguments: argumentsJson,
  commands: commandsJson,
  ports: portsJson,
  paths: pathsJson,
  sources: sourcesJson,
} as const;

/**
 * The content of every file of facts below `data/`, by path; `data/index.json` lists them all. `root`
 * is the address of the site with '/'.
 */
export function dataFiles(root: string): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  const kinds = Object.keys(perVersion) as (keyof typeof perVersion)[];
  const versions = versionIds.map((version) => {
    const [ini, json, schema] = downloadsOf(version) as [Download, Download, Download];
    result.set(ini.path, defaultIni(version));
    result.set(json.path, print(catalogueJson(version)));
    result.set(schema.path, print(settingsSchema(version, `${root}${schema.path}`)));
    for (const kind of kinds) {
      result.set(`data/${version}/${kind}.json`, print(perVersion[kind](version)));
    }
    return {
      version,
      settings: settingsForVersion(version).length,
      ini: `${root}${ini.path}`,
      catalogue: `${root}${json.path}`,
      schema: `${root}${schema.path}`,
      ...Object.fromEntries(kinds.map((kind) => [kind, `${root}data/${version}/${kind}.json`])),
      rest: hasRestApi(version) ? restOf(root, version) : null,
    };
  });
  const changes = versionPairs.map(({from, to}) => {
    const file = `data/changes/${from}-${to}.json`;
    result.set(file, print(changesJson(from, to)));
    return {from, to, file: `${root}${file}`};
  });
  for (const kind of factKinds) {
    result.set(factSchemaPath(kind), print(factSchema(kind, root)));
  }
  const status = statusJson();
  const {checked, builds} = status;
  result.set('data/builds.json', print({formatVersion: FORMAT_VERSION, checked, builds}));
  result.set('data/status.json', print({formatVersion: FORMAT_VERSION, ...status}));
  result.set(
    'data/index.json',
    print({
      formatVersion: FORMAT_VERSION,
      versions,
      changes,
      builds: `${root}data/builds.json`,
      status: `${root}data/status.json`,
      schemas: Object.fromEntries(
        factKinds.map((kind) => [kind, `${root}${factSchemaPath(kind)}`]),
      ),
    }),
  );
  return result;
}

/** The descriptions and clients of the REST API of a version. */
function restOf(root: string, version: VersionId) {
  const folder = `data/${version}/`;
  const descriptions = restDataFiles()
    .map(([file]) => file)
    .filter((file) => file.startsWith(`${folder}openapi`));
  return {
    descriptions: descriptions.map((file) => `${root}${file}`),
    clients: Object.fromEntries(
      (Object.keys(clientFileNames) as ClientId[]).map((id) => [
        id,
        `${root}${clientPath(version, id)}`,
      ]),
    ),
  };
}
