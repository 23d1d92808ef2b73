/** The scripts that readers run: the files in `server/`, read while the site is built. */
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../../server');

/** Text of each file by its path in `server/`: 'linux/backup.sh'. The byte order mark is left out. */
export type Scripts = Readonly<Record<string, string>>;

/** Every script, settings file and list of messages. */
export const scripts: Scripts = Object.fromEntries(
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:sh|py|ps1|conf|txt|service|timer)$/.test(name))
    .sort()
    .map((name) => [
      name.replaceAll('\\', '/'),
      fs.readFileSync(path.join(folder, name), 'utf8').replace(/^\uFEFF/, ''),
    ]),
);
