/**
 * `npm run openapi`: writes openapi/<version>/openapi.yaml and overlay.ja.yaml from openapi/source/.
 *
 * The written files are committed, because readers and tools take them as they are; a test compares
 * them with the source.
 */
import fs from 'node:fs';
import path from 'node:path';
import {openapiFiles} from '../src/site/openapi/buildOpenapi';

for (const [file, text] of openapiFiles(process.cwd())) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  console.log(`Wrote ${file}`);
}
