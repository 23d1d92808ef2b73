import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '../src/core/text/escapeRegExp';
import {filesIn} from '../src/site/filesBelow';
import {defaultLocale, locales, type Locale} from '../src/data/locales';
import {editionWithWords, pageFile} from '../src/words/pageFiles';
import {runScript} from './lib/runScript';
import {write} from '../src/site/write';

const SIDEBAR = 'src/config/sidebar/sidebar.ts';
const MOVED = 'src/data/movedPages.ts';

const NAMING = ['docs', 'versioned_docs', 'i18n', 'src', 'tests', 'scripts'];
const TEXT = /\.(?:mdx?|tsx?|json|ya?ml)$/;

const naming = (page: string) =>
  new RegExp(`(?<![\\w./-])(/?)${escapeRegExp(page)}(?=\\.mdx|[#'"\`),?\\s]|$)`, 'gm');

function assertPage(root: string, page: string): void {
  if (editionWithWords(root, page) === undefined) {
    throw new Error(`There is no page ${page}: docs/${page}.mdx does not exist.`);
  }
}

function assertFree(root: string, page: string): void {
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(page)) {
    throw new Error(
      `"${page}" is no name of a page. Write folder and page in small letters, such as operate/backups.`,
    );
  }
  if (editionWithWords(root, page) !== undefined) {
    throw new Error(`There is a page ${page} already. Choose another name.`);
  }
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const whole = path.join(root, file);
  const text = fs.readFileSync(whole, 'utf8');
  const changed = change(text);
  if (changed === text) {
    throw new Error(
      `${file} has no place for this page. Edit it by hand, then run "npm run sync".`,
    );
  }
  fs.writeFileSync(whole, changed);
}

function redirect(root: string, old: string, page: string): void {
  edit(root, MOVED, (text) =>
    text
      .replaceAll(`: '${old}'`, `: '${page}'`)
      .replace(/= \{(?<rest>[\s\S]*)\};/, (_all, rest: string) => {
        const lines = rest.split('\n').filter((line) => line.trim() !== '');
        return `= {\n${[...lines, `  '${old}': '${page}',`].join('\n')}\n};`;
      }),
  );
}

/** Begins a page, in the sidebar behind `after` or last in its folder. Throws for wrong input. */
export function newPage(
  root: string,
  page: string,
  after?: string,
  locale: Locale = defaultLocale,
): readonly string[] {
  assertFree(root, page);
  const folder = `${path.posix.dirname(page)}/`;
  edit(root, SIDEBAR, (text) => {
    const named = [...text.matchAll(/'(?<name>[a-z0-9-]+\/[a-z0-9-]+)'(?=,\n)/g)];
    const before = named
      .filter(({groups}) => (after ? groups!.name === after : groups!.name!.startsWith(folder)))
      .at(-1);
    if (!before) {
      return text;
    }
    const end = text.indexOf('\n', before.index);
    const indent = /^ */.exec(text.slice(text.lastIndexOf('\n', before.index) + 1))![0];
    return `${text.slice(0, end)}\n${indent}'${page}',${text.slice(end)}`;
  });
  const file = pageFile(root, page, locale);
  const head = ['---', 'title:', 'description:', 'keywords:', '---', '', ''];
  write(path.join(root, file), head.join('\n'));
  return [file];
}

/** Renames a page with its words and links, and redirects its old address. */
export function movePage(root: string, old: string, page: string): readonly string[] {
  assertPage(root, old);
  assertFree(root, page);
  const changed: string[] = [];
  for (const locale of locales) {
    const from = pageFile(root, old, locale);
    const to = from.replace(old, page);
    if (fs.existsSync(path.join(root, from))) {
      fs.mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
      fs.renameSync(path.join(root, from), path.join(root, to));
      changed.push(to);
    }
  }
  for (const file of filesNaming(root, old)) {
    edit(root, file, (text) => text.replace(naming(old), `$1${page}`));
    changed.push(file);
  }
  redirect(root, old, page);
  return [...new Set([...changed, MOVED])];
}

/**
 * Removes a page, and redirects it to `to`. Throws an error that lists the links to it, because a
 * person has to change their words.
 */
export function removePage(root: string, page: string, to: string): readonly string[] {
  assertPage(root, page);
  assertPage(root, to);
  const links = filesNaming(root, page).flatMap((file) =>
    /\.mdx$/.test(file) && !file.endsWith(`/${page}.mdx`)
      ? fs
          .readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => (naming(page).test(line) ? [`${file}:${index + 1}`] : []))
      : [],
  );
  if (links.length > 0) {
    throw new Error(
      `Other pages still name ${page}. Change what they say first:\n${links.map((place) => `  ${place}`).join('\n')}`,
    );
  }
  const files = locales
    .map((locale) => pageFile(root, page, locale))
    .filter((file) => fs.existsSync(path.join(root, file)));
  files.forEach((file) => fs.rmSync(path.join(root, file)));
  const line = new RegExp(`^.*'${escapeRegExp(page)}',?\\n`, 'm');
  edit(root, SIDEBAR, (text) => text.replace(line, ''));
  redirect(root, page, to);
  return [...files, SIDEBAR, MOVED];
}

function filesNaming(root: string, page: string): readonly string[] {
  return filesIn(root, NAMING)
    .filter((file) => TEXT.test(file) && !/api\/rest-api\/|translations\.json$/.test(file))
    .filter((file) => naming(page).test(fs.readFileSync(path.join(root, file), 'utf8')));
}

const HELP = `npm run page -- new operate/watchdog [operate/backups]       a page, in the sidebar behind another
npm run page -- new operate/watchdog [operate/backups] ja    the same, begun in Japanese
npm run page -- move operate/mods operate/modding          renames a page; its old address leads on
npm run page -- remove operate/mods operate/updates        removes a page; its address leads to another
`;

const asLocale = (word: string) => locales.find((locale) => locale === word);

const commands: Readonly<Record<string, (page: string, ...rest: string[]) => readonly string[]>> = {
  new: (page, ...rest) =>
    newPage(
      '.',
      page,
      rest.find((word) => !asLocale(word)),
      rest.map(asLocale).find(Boolean),
    ),
  move: (page, name = '') => movePage('.', page, name),
  remove: (page, other = '') => removePage('.', page, other),
};

function run([command = '', page = '', ...rest]: readonly string[]): readonly string[] {
  if (!Object.hasOwn(commands, command)) {
    throw new Error(HELP);
  }
  return commands[command]!(page, ...rest);
}

runScript('page', () => {
  const files = run(process.argv.slice(2));
  // A new process runs the script, because this one has already loaded the old sidebar.
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/sync.ts'], {
    stdio: 'inherit',
  });
  console.log(`Look at these files:\n${files.map((file) => `  ${file}`).join('\n')}`);
});
