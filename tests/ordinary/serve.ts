import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {startStaticServer} from '../../scripts/lib/staticServer';

const dir = 'build-ordinary';
const {status, stdout, stderr} = spawnSync(
  process.execPath,
  [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
    '--config',
    'tests/ordinary/docusaurus.config.ts',
    '--out-dir',
    dir,
  ],
  {
    stdio: ['inherit', 'pipe', 'pipe'],
    encoding: 'utf8',
    // Docusaurus's cache keeps pages but not their warnings.
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/ordinary',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  },
);
process.stdout.write(`${stdout}${stderr}`);
if (status !== 0) {
  process.exit(status ?? 1);
}
fs.writeFileSync(path.join(dir, 'build.log'), `${stdout}${stderr}`);
startStaticServer({dir, baseUrl: '/', port: Number(process.argv[2])}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
