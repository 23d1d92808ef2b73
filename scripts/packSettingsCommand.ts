import fs from 'node:fs';
import path from 'node:path';
import {toolFiles} from '../src/site/settings-command';
import {settingsJson} from '../src/site/data-files/dataFiles';
import {versionIds} from '../src/data/versions';
import {baseUrl, siteUrl} from '../src/config/environment';

const folder = path.join(__dirname, '../packages/palworld-settings');
for (const [file, text] of toolFiles(`${siteUrl}${baseUrl}`)) {
  if (!file.endsWith('.sha256')) {
    fs.writeFileSync(path.join(folder, path.basename(file)), text);
  }
}
fs.mkdirSync(path.join(folder, 'data'), {recursive: true});
for (const version of versionIds) {
  const json = JSON.stringify(settingsJson(version));
  fs.writeFileSync(path.join(folder, `data/${version}.json`), `${json}\n`);
  fs.writeFileSync(path.join(folder, `data/${version}.mjs`), `export default ${json};\n`);
}
const editions = JSON.stringify(versionIds);
fs.writeFileSync(
  path.join(folder, 'index.mjs'),
  `export const editions = ${editions};\nexport const newest = editions[0];\n`,
);
fs.copyFileSync(path.join(__dirname, '../LICENSE'), path.join(folder, 'LICENSE'));
