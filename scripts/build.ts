/**
 * `npm run build`: the whole production build. Options go on to Docusaurus: `--out-dir build-x`,
 * `--locale ja`. With `--no-warnings`, as the tests have it, a warning fails the build, too.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  analyticsId,
  baseUrl,
  isCookieHelperEnabled,
  isOfflineEnabled,
  siteUrl,
} from '../src/config/environment';
import {finishBuild} from './lib/finish';
import {warningsIn} from './lib/warnings';

const {values} = parseArgs({
  options: {
    'out-dir': {type: 'string', default: 'build'},
    locale: {type: 'string', multiple: true},
    'no-warnings': {type: 'boolean', default: false},
  },
});
const outDir = path.resolve(values['out-dir']);
const locales = (values.locale ?? []).flatMap((locale) => ['--locale', locale]);

const isStrict = values['no-warnings'];
const {status, stdout, stderr} = spawnSync(
  'npx',
  ['docusaurus', 'build', '--out-dir', outDir, ...locales],
  {
    stdio: isStrict ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  },
);
const output = isStrict ? `${stdout}${stderr}` : '';
process.stdout.write(output);
if (status !== 0) {
  process.exit(status ?? 1);
}
const warnings = warningsIn(output);
if (warnings.length > 0) {
  console.error(`The build must print no warning, but it printed:\n${warnings.join('\n')}`);
  process.exit(1);
}
finishBuild({
  outDir,
  siteUrl,
  baseUrl,
  isOfflineEnabled,
  thirdParties: {hasAnalytics: Boolean(analyticsId), hasCookieHelper: isCookieHelperEnabled},
});
