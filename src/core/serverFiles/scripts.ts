import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../../server');

export type Scripts = Readonly<Record<string, string>>;

export const scripts: Scripts = Object.fromEntries(
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:sh|py|ps1|conf|txt|service|timer|yaml|env)$/.test(name))
    .sort()
    .map((name) => [
      name.replaceAll('\\', '/'),
      fs.readFileSync(path.join(folder, name), 'utf8').replace(/^\uFEFF/, ''),
    ]),
);
