/**
 * Proves that a language can be added as contributing/maintain.md says ("Add a language"): adds a made-up one
 * to a copy of the project, a step at a time, and reads what the checks say is missing; with all files
 * in place they must have nothing left to say. The words of the made-up language are copies.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../src/data/locales';
import {filesBelow} from '../src/site/filesBelow';
import {pageFile, pagesWithWords} from '../src/words/pageFiles';
import {replaceOnce} from './lib/editions';
import {withProjectCopy} from './lib/projectCopy';

/** No type knows the made-up language. */
const MADE_UP = 'xx' as Locale;

/**
 * `npm run check:types` looks at the tests of readers as well and takes a minute; the lists of the
 * guide itself are below these folders.
 */
const TYPED = ['src/data', 'src/core', 'src/words', 'src/components/*/resolve.ts', 'src/site'];
const CHECK_TYPES = 'npx tsc --noEmit --project tsconfig.new-language.json';
const CHECK_FILES = 'npx vitest run src/words scripts/sync.test.ts tests/unit/deploy.test.ts';

withProjectCopy((copy) => {
  const at = (file: string) => path.join(copy, file);
  const change = (file: string, pattern: string | RegExp, to: string) =>
    fs.writeFileSync(at(file), fs.readFileSync(at(file), 'utf8').replaceAll(pattern, to));
  const run = (command: string, env: NodeJS.ProcessEnv = {CI: 'true', NO_COLOR: '1'}) =>
    spawnSync(command, {
      cwd: copy,
      shell: true,
      encoding: 'utf8',
      env: {...process.env, ...env},
      maxBuffer: 64 * 1024 * 1024,
    });
  let asked = 0;
  /** Runs a check that must fail and name what is missing; without names it must pass. */
  const check = (command: string, ...names: readonly string[]): void => {
    const {status, stdout, stderr} = run(command);
    const unnamed = names.filter((name) => !(stdout + stderr).includes(name));
    if ((status === 0) !== (names.length === 0) || unnamed.length > 0) {
      throw new Error(
        `"${command}" should ${names.length > 0 ? `fail, and name ${unnamed.join(', ') || 'what is missing'}` : 'pass'}. It said:\n${stdout}${stderr}`,
      );
    }
    asked += Math.max(1, names.length);
  };

  const config = {extends: './tsconfig.json', include: TYPED, exclude: ['**/*.test.ts']};
  fs.writeFileSync(at('tsconfig.new-language.json'), JSON.stringify(config));

  // 1. The line, and what the compiler names.
  const line = `\n  ${MADE_UP}: {label: 'Made up', tag: '${MADE_UP}-XX', hasKana: false},\n} as const`;
  change('src/data/locales.ts', '\n} as const', line);
  check(CHECK_TYPES, 'src/data/synonyms/index.ts', 'src/data/hosts/index.ts');

  // What stops without the files of the steps 2 to 5. A page that waits stops nothing: it is listed below.
  const english = `src/words/${defaultLocale}`;
  const words = filesBelow(at(english)).map((file) => `src/words/${MADE_UP}/${file}`);
  check(CHECK_FILES, ...words, 'deploy/nginx.conf');

  // 2. The words, 3. the pages.
  fs.cpSync(at(english), at(`src/words/${MADE_UP}`), {recursive: true});
  const pages = pagesWithWords(copy).map((page) => {
    const file = pageFile(copy, page, MADE_UP);
    fs.cpSync(at(pageFile(copy, page, defaultLocale)), at(file));
    return file;
  });
  const overlay = (language: string) => `openapi/source/overlay.${language}.yaml`;
  check('npm run --silent openapi', overlay(MADE_UP));

  // 4. What the compiler and `npm run openapi` named.
  replaceOnce(
    copy,
    'src/data/hosts/index.ts',
    "ja: 'japan'}",
    `ja: 'japan', ${MADE_UP}: 'abroad'}`,
  );
  const synonyms = 'ja: japaneseSynonyms,';
  replaceOnce(
    copy,
    'src/data/synonyms/index.ts',
    synonyms,
    `${synonyms}\n  ${MADE_UP}: englishSynonyms,`,
  );
  fs.copyFileSync(at(overlay('ja')), at(overlay(MADE_UP)));

  // 5. The sample for nginx.
  const nginx = 'deploy/nginx.conf';
  const folder = `~^/(?<folder>ja|${MADE_UP})(/|$)    "/$folder";`;
  replaceOnce(copy, nginx, '~^/ja(/|$)    "/ja";', folder);
  change(nginx, '(?:/ja)?', `(?:/(?:ja|${MADE_UP}))?`);
  change(nginx, '(?:ja/)?404', `(?:(?:ja|${MADE_UP})/)?404`);

  // A copy is no translation: what is still English is named, too.
  check('npm run --silent openapi');
  check('npm run --silent check:translations', `src/words/${MADE_UP}/settings.json`, ...pages);
  words.forEach((file) => change(file, /(?<=[:,[]\s*)"((?:[^"\\]|\\.)+)"(?!\s*:)/g, '"~$1"'));
  pages.forEach((file) => change(file, /\n(?=#{2,6} )|$(?![\s\S])/g, '\n~\n\n'));

  // 6. Nothing is missing any more.
  check(CHECK_TYPES);
  check(CHECK_FILES);
  // On a developer's machine the check writes what was compared.
  run('npx tsx scripts/check-translations.ts --all', {CI: ''});
  check('npm run --silent check:translations -- --release');
  check('npm run --silent generate');
  const written = `i18n/${MADE_UP}/code.json`;
  if (!fs.existsSync(at(written))) {
    throw new Error(`"npm run generate" did not write ${written}.`);
  }
  console.log(`Added ${MADE_UP}: ${asked} missing files named and checks passed.`);
});
