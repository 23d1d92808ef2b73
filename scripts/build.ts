import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  analyticsId,
  baseUrl,
  isCookieHelperEnabled,
  isForNginx,
  siteUrl,
} from '../src/config/environment';
import {defaultLocale, locales} from '../src/data/locales';
import {finishBuild} from './lib/finish';
import {compressTexts} from './lib/finish/compress';
import {runScript} from './lib/runScript';
import {warningsIn} from './lib/warnings';

const {values} = parseArgs({
  options: {
    'out-dir': {type: 'string', default: 'build'},
    locale: {type: 'string', multiple: true, default: [...locales]},
    'no-warnings': {type: 'boolean', default: false},
  },
});
const outDir = path.resolve(values['out-dir']);
const isStrict = values['no-warnings'];
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Each language gets its own folders, because Docusaurus empties its output folder and shares its
 * generated files.
 */
function buildLanguage(locale: string): Promise<string> {
  const generated = locale === defaultLocale ? '.docusaurus' : `.docusaurus/${locale}`;
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [DOCUSAURUS, 'build', '--locale', locale, '--out-dir', folderOf(locale)],
      {
        stdio: isStrict ? ['inherit', 'pipe', 'pipe'] : 'inherit',
        env: {
          ...process.env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
          // Pictures stay files, because inlined data would also be in the Markdown form of a page.
          WEBPACK_URL_LOADER_LIMIT: '0',
        },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject).on('close', (status) => {
      process.stdout.write(output);
      return status === 0 ? resolve(output) : reject(new Error(`The build of ${locale} failed.`));
    });
  });
}

const folderOf = (locale: string) => (locale === defaultLocale ? outDir : `${outDir}-${locale}`);

function finish(outputs: readonly string[]): void {
  for (const locale of values.locale.filter((name) => name !== defaultLocale)) {
    fs.mkdirSync(outDir, {recursive: true});
    fs.renameSync(path.join(folderOf(locale), locale), path.join(outDir, locale));
    fs.rmSync(folderOf(locale), {recursive: true});
  }
  const warnings = warningsIn(outputs.join('\n'));
  if (warnings.length > 0) {
    throw new Error(`The build must print no warning, but it printed:\n${warnings.join('\n')}`);
  }
  finishBuild({
    outDir,
    siteUrl,
    baseUrl,
    hasTwins: !isForNginx,
    thirdParties: {hasAnalytics: Boolean(analyticsId), hasCookieHelper: isCookieHelperEnabled},
  });
}

runScript('build', async () => {
  fs.rmSync(outDir, {recursive: true, force: true});
  finish(await Promise.all(values.locale.map(buildLanguage)));
  if (isForNginx) {
    compressTexts(outDir);
  }
});
