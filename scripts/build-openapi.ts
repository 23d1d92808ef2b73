/** Git keeps openapi/<version>/, because readers download it. */
import {openapiFiles} from '../src/site/openapi/buildOpenapi';
import {write} from './lib/write';

for (const [file, text] of openapiFiles(process.cwd())) {
  write(file, text);
  console.log(`Wrote ${file}`);
}
