/** Builds the ordinary site and serves it: `npx tsx tests/ordinary/serve.ts <port>`. */
import {spawnSync} from 'node:child_process';
import {startStaticServer} from '../../scripts/lib/staticServer';

const dir = 'build-ordinary';
const {status} = spawnSync(
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
    stdio: 'inherit',
    // Beside the files of the guide's own build.
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/ordinary'},
  },
);
if (status !== 0) {
  process.exit(status ?? 1);
}
startStaticServer({dir, baseUrl: '/', port: Number(process.argv[2])}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
