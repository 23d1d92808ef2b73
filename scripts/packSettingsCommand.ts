import fs from 'node:fs';
import path from 'node:path';
import {toolFiles} from '../src/site/settings-command';
import {settingsJson} from '../src/site/data-files/dataFiles';
import {write} from '../src/site/write';
import {versionIds} from '../src/data/versions';
import {baseUrl, siteUrl} from '../src/config/environment';

const folder = path.join(__dirname, '../packages/palworld-settings');
for (const [file, text] of toolFiles(`${siteUrl}${baseUrl}`)) {
  if (!file.endsWith('.sha256')) {
    write(path.join(folder, path.basename(file)), text);
  }
}
for (const version of versionIds) {
  const json = JSON.stringify(settingsJson(version));
  write(path.join(folder, `data/${version}.json`), `${json}\n`);
  write(path.join(folder, `data/${version}.mjs`), `export default ${json};\n`);
}
const editions = JSON.stringify(versionIds);
write(
  path.join(folder, 'index.mjs'),
  `export const editions = ${editions};\nexport const newest = editions[0];\n`,
);
fs.copyFileSync(path.join(__dirname, '../LICENSE'), path.join(folder, 'LICENSE'));
