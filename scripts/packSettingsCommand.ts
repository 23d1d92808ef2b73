/** Completes the package `packages/palworld-settings` before it is packed: the command, its schema, the licence. */
import fs from 'node:fs';
import path from 'node:path';
import {toolFiles} from '../src/site/settings-command';
import {baseUrl, siteUrl} from '../src/config/environment';

const folder = path.join(__dirname, '../packages/palworld-settings');
for (const [file, text] of toolFiles(`${siteUrl}${baseUrl}`)) {
  if (!file.endsWith('.sha256')) {
    fs.writeFileSync(path.join(folder, path.basename(file)), text);
  }
}
fs.copyFileSync(path.join(__dirname, '../LICENSE'), path.join(folder, 'LICENSE'));
