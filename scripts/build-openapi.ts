/** Git keeps openapi/<version>/, because readers download it. */
import {openapiFiles} from '../src/site/openapi/buildOpenapi';
import {write} from '../src/site/write';

for (const [file, text] of openapiFiles(process.cwd())) {
  write(file, text);
  console.log(`Wrote ${file}`);
}
