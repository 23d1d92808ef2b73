/**
 * `npm run build`: the whole production build. Options go on to Docusaurus: `--out-dir build-x`,
 * `--locale ja`.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {analyticsId, baseUrl, isCookieHelperEnabled, siteUrl} from '../src/config/environment';
import {finishBuild} from './finish';

const {values} = parseArgs({
  options: {
    'out-dir': {type: 'string', default: 'build'},
    locale: {type: 'string', multiple: true},
  },
});
const outDir = path.resolve(values['out-dir']);
const locales = (values.locale ?? []).flatMap((locale) => ['--locale', locale]);

const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', outDir, ...locales], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  process.exit(status ?? 1);
}
finishBuild({
  outDir,
  siteUrl,
  baseUrl,
  thirdParties: {hasAnalytics: Boolean(analyticsId), hasCookieHelper: isCookieHelperEnabled},
});
