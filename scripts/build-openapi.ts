/** Git keeps openapi/<version>/, because readers download it. */
import fs from 'node:fs';
import path from 'node:path';
import {openapiFiles} from '../src/site/openapi/buildOpenapi';

for (const [file, text] of openapiFiles(process.cwd())) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  console.log(`Wrote ${file}`);
}
