import {defaultIni, settingsForVersion} from '../../core/settings';
import {downloadsOf, type Download} from '../../core/settings/downloads';
import {versionIds} from '../../data/versions';
import {catalogueJson} from './catalogueJson';
import {settingsSchema} from './schema';
import {statusJson} from './statusJson';

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
  result.set('data/status.json', print(statusJson()));
  return result;
}
