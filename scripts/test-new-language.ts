/**
 * Proves that a language can be added as contributing/maintain.md says ("Add a language"): adds a made-up one
 * to a copy of the project, a step at a time, and reads what the checks say is missing; with all files
 * in place they must have nothing left to say. The words of the made-up language are copies.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../src/data/locales';
import {pageFile, pagesWithWords} from '../src/words/pageFiles';
import {withProjectCopy} from './lib/projectCopy';

/** No type knows the made-up language. */
const MADE_UP = 'xx' as Locale;
const [SOURCE, MODEL] = [defaultLocale, 'ja'];

/**
 * `npm run check:types` looks at the tests of readers as well and takes a minute; the lists of the
 * guide itself are below these folders.
 */
const TYPED = ['src/data', 'src/core', 'src/words', 'src/components/*/resolve.ts', 'src/site'];

withProjectCopy((copy) => {
  const at = (file: string) => path.join(copy, file);
  const edit = (file: string, before: string, after: string): void => {
    const text = fs.readFileSync(at(file), 'utf8');
    if (!text.includes(before)) {
      throw new Error(
        `${file} no longer holds "${before}", so the made-up language cannot be added.`,
      );
    }
    fs.writeFileSync(at(file), text.replaceAll(before, after));
  };
  const run = (command: string, ...args: readonly string[]) => {
    const {status, stdout, stderr} = spawnSync(command, args, {
      cwd: copy,
      encoding: 'utf8',
      env: {...process.env, CI: 'true', NO_COLOR: '1'},
      maxBuffer: 64 * 1024 * 1024,
    });
    return {command: [command, ...args].join(' '), status, said: stdout + stderr};
  };
  /** On a developer's machine the check writes what was compared. */
  const record = () =>
    spawnSync('npx', ['tsx', 'scripts/check-translations.ts', '--all'], {
      cwd: copy,
      env: {...process.env, CI: ''},
    });
  const checkTypes = () => run('npx', 'tsc', '--noEmit', '--project', 'tsconfig.new-language.json');
  const checkFiles = () =>
    run('npx', 'vitest', 'run', 'src/words', 'scripts/sync.test.ts', 'tests/unit/deploy.test.ts');
  const fails = ({command, status, said}: ReturnType<typeof run>, names: readonly string[]) => {
    const unnamed = names.filter((name) => !said.includes(name));
    if (status === 0 || unnamed.length > 0) {
      throw new Error(
        `"${command}" should fail for a language that is not complete, and name ${unnamed.join(', ') || 'what is missing'}. It said:\n${said}`,
      );
    }
    asked += names.length;
  };
  const passes = ({command, status, said}: ReturnType<typeof run>) => {
    if (status !== 0) {
      throw new Error(
        `"${command}" should pass for a language with all its files. It said:\n${said}`,
      );
    }
    asked += 1;
  };
  let asked = 0;

  fs.writeFileSync(
    at('tsconfig.new-language.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: TYPED,
      exclude: ['**/*.test.ts'],
    }),
  );

  // 1. The line, and what the compiler names.
  edit(
    'src/data/locales.ts',
    '\n} as const',
    `\n  ${MADE_UP}: {label: 'Made up', tag: '${MADE_UP}-XX', hasKana: false},\n} as const`,
  );
  fails(checkTypes(), ['src/data/synonyms/index.ts', 'src/data/hosts/index.ts']);

  // What stops without the files of the steps 2 to 5.
  const words = fs
    .readdirSync(at(`src/words/${SOURCE}`))
    .map((file) => `src/words/${MADE_UP}/${file}`);
  const english = new Map(
    pagesWithWords(copy).map((page) => [
      pageFile(copy, page, MADE_UP),
      pageFile(copy, page, defaultLocale),
    ]),
  );
  const pages = [...english.keys()];
  // A page that waits for the language stops nothing: it is listed below.
  fails(checkFiles(), [...words, 'deploy/nginx.conf']);

  // 2. The words, 3. the pages.
  fs.cpSync(at(`src/words/${SOURCE}`), at(`src/words/${MADE_UP}`), {recursive: true});
  for (const page of pages) {
    fs.mkdirSync(path.dirname(at(page)), {recursive: true});
    fs.copyFileSync(at(english.get(page)!), at(page));
  }
  fails(run('npm', 'run', '--silent', 'openapi'), [`openapi/source/overlay.${MADE_UP}.yaml`]);

  // 4. What the compiler and `npm run openapi` named.
  edit('src/data/hosts/index.ts', "ja: 'japan'}", `ja: 'japan', ${MADE_UP}: 'abroad'}`);
  edit(
    'src/data/synonyms/index.ts',
    'ja: japaneseSynonyms,',
    `ja: japaneseSynonyms,\n  ${MADE_UP}: englishSynonyms,`,
  );
  fs.copyFileSync(
    at(`openapi/source/overlay.${MODEL}.yaml`),
    at(`openapi/source/overlay.${MADE_UP}.yaml`),
  );

  // 5. The sample for nginx.
  edit(
    'deploy/nginx.conf',
    '~^/ja(/|$)    "/ja";',
    `~^/(?<folder>ja|${MADE_UP})(/|$)    "/$folder";`,
  );
  edit('deploy/nginx.conf', '(?:/ja)?', `(?:/(?:ja|${MADE_UP}))?`);
  edit('deploy/nginx.conf', '(?:ja/)?404', `(?:(?:ja|${MADE_UP})/)?404`);

  // A copy is no translation: what is still English is named, too.
  passes(run('npm', 'run', '--silent', 'openapi'));
  fails(run('npm', 'run', '--silent', 'check:translations'), [
    `src/words/${MADE_UP}/settings.json`,
    ...pages,
  ]);
  const translate = (file: string, english: RegExp, own: string) => {
    fs.writeFileSync(at(file), fs.readFileSync(at(file), 'utf8').replace(english, own));
  };
  for (const file of words) {
    translate(file, /(?<=[:,[]\s*)"((?:[^"\\]|\\.)+)"(?!\s*:)/g, '"~$1"');
  }
  for (const page of pages) {
    translate(page, /\n(?=#{2,6} )|$(?![\s\S])/g, '\n~\n\n');
  }

  // 6. Nothing is missing any more.
  passes(checkTypes());
  passes(checkFiles());
  record();
  passes(run('npm', 'run', '--silent', 'check:translations', '--', '--release'));
  passes(run('npm', 'run', '--silent', 'generate'));
  const written = `i18n/${MADE_UP}/code.json`;
  if (!fs.existsSync(at(written))) {
    throw new Error(`"npm run generate" did not write ${written}.`);
  }
  console.log(`Added ${MADE_UP}: ${asked} missing files named and checks passed.`);
});
