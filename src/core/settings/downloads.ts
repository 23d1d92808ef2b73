import type {VersionId} from '../../data/versions';
import {versionIds} from '../../data/versions';
import {catalogueJson} from './catalogueJson';
import {defaultIni} from './defaultFile';
import {settingsSchema} from './schema';
import {settingsForVersion} from './versionSettings';

/** A file that readers and tools can fetch. Its address never changes. */
export interface Download {
  readonly id: 'ini' | 'json' | 'schema';
  readonly file: string;
  /** Path below the root of the site, the same for all languages. */
  readonly path: string;
}

const files = {
  ini: 'PalWorldSettings.ini',
  json: 'settings.json',
  schema: 'settings.schema.json',
} as const;

/** The files of one version. */
export function downloadsOf(version: VersionId): readonly Download[] {
  return (['ini', 'json', 'schema'] as const).map((id) => ({
    id,
    file: files[id],
    path: `data/${version}/${files[id]}`,
  }));
}

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The content of every file below `data/`, by path. `root` is the address of the site with '/'. */
export function dataFiles(root: string): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  const index = versionIds.map((version) => {
    const [ini, json, schema] = downloadsOf(version) as [Download, Download, Download];
    result.set(ini.path, defaultIni(version));
    result.set(json.path, print(catalogueJson(version)));
    result.set(schema.path, print(settingsSchema(version, `${root}${schema.path}`)));
    return {
      version,
      settings: settingsForVersion(version).length,
      ini: `${root}${ini.path}`,
      catalogue: `${root}${json.path}`,
      schema: `${root}${schema.path}`,
    };
  });
  result.set('data/index.json', print({versions: index}));
  return result;
}
