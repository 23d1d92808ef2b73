/** `npm run check:pages` checks the newest and the oldest edition without a build. */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Image, Nodes} from 'mdast';
import {defaultLocale, locales, type Locale} from '../src/data/locales';
import {messages, type LogPattern} from '../src/data/messages';
import {logPatterns} from '../src/data/messages/patterns';
import {isPresent, newestVersion, oldestVersion, type VersionId} from '../src/data/versions';
import {placedParseErrors} from '../src/site/mdx/parseErrors';
import {remarkFacts} from '../src/site/mdx/remarkFacts';
import {idOfHeading, ownId} from '../src/site/mdx/tree';
import {
  createProsePreprocessor,
  editedFile,
  withoutFrontMatter,
} from '../src/site/prose/sharedProse';
import {wordsOf} from '../src/words';
import {unreadable} from '../src/words/pageTitles';
import {pagesFolder, pagesIn, singlePagesFolder} from '../src/words/pageFiles';
import {brokenOf, faultsOfHead, faultsOfNodes, type Mistake, type Rules} from './lib/pageRules';
import {runScript} from './lib/runScript';

interface ReadPage {
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly nodes: readonly Nodes[];
}

/** A page that can't be read is undefined. */
type Pages = ReadonlyMap<string, ReadPage | undefined>;

async function mistakesIn(
  root: string,
  version: VersionId,
  locale: Locale,
): Promise<readonly string[]> {
  const pages = new Map<string, ReadPage | undefined>();
  const mistakes: string[] = [];
  const tell = (file: string, found: readonly Mistake[]) => {
    mistakes.push(...found.map(({what, line}) => `${file}:${line ?? 1}: ${what}`));
  };
  const single = version === newestVersion.id ? pagesIn(path.join(root, singlePagesFolder())) : [];
  for (const name of [...pagesIn(path.join(root, pagesFolder(version))), ...single]) {
    const page = await readPage(root, name, version, locale, tell).catch((error: Error) => {
      mistakes.push(error.message);
      return undefined;
    });
    pages.set(`/${name}.mdx`, page);
  }
  for (const [name, page] of pages) {
    if (page === undefined) {
      continue;
    }
    const found = [
      ...(locale === localeOf(page.file)
        ? faultsOfHead(name.slice(1, -'.mdx'.length), page.frontMatter, version, locale)
        : []),
      ...page.nodes.flatMap((node) =>
        brokenOf([
          node.type === 'link' && faultOfLink(node.url, page, pages),
          ...(node.type === 'image' ? rulesOfImage(node, root, page.file) : []),
        ]).map((what) => ({what, line: node.position?.start.line})),
      ),
      ...(name === MESSAGES ? faultsOfMessages(page, version, pages) : []),
    ];
    tell(page.file, found);
  }
  return mistakes;
}

const localeOf = (file: string): string =>
  /^i18n\/(?<locale>[^/]+)\//.exec(file)?.groups?.locale ?? defaultLocale;

const MESSAGES = '/operate/messages.mdx';

function faultsOfMessages(page: ReadPage, version: VersionId, pages: Pages): readonly Mistake[] {
  const headings = new Map(
    page.nodes.flatMap((node) =>
      node.type === 'heading' && node.depth === 3
        ? [[idOfHeading(node) ?? 'without an id', node] as const]
        : [],
    ),
  );
  const wanted = messages.filter((message) => isPresent(message, version)).map(({id}) => id);
  const led = version === newestVersion.id ? (logPatterns as readonly LogPattern[]) : [];
  return [
    ...wanted
      .filter((id) => !headings.has(id))
      .map((id) => ({
        what: `the message "${id}" of src/data/messages has no section. Its heading is: ### \`text\` {/* #${id} */}`,
      })),
    ...[...headings].flatMap(([id, {children, position}]) => {
      const isText = children.some(({type}) => type === 'inlineCode');
      const fault = isText
        ? `src/data/messages has no message "${id}" in ${version}.`
        : `the heading #${id} must have the text of the message as code.`;
      return isText && wanted.includes(id) ? [] : [{line: position?.start.line, what: fault}];
    }),
    ...led.flatMap(({id, help = ''}) => {
      const url = help.replace(/\/?(?=#)/, (end) => (end ? '/index.mdx' : '.mdx'));
      const fault = help && faultOfLink(`/${url}`, page, pages);
      return fault ? [{what: `"${id}" of src/data/messages/patterns.ts: ${fault}`}] : [];
    }),
  ];
}

function faultOfLink(url: string, page: ReadPage, pages: Pages): string | undefined {
  const [target = '', id = ''] = url.replace(/\?[^#]*/, '').split('#');
  if (target !== '' && !/^\/.*\.mdx$/.test(target)) {
    return undefined;
  }
  if (target !== '' && !pages.has(target)) {
    return `there is no page ${target}.`;
  }
  const other = target === '' ? page : pages.get(target);
  return id && other && !hasAnchor(other, id) ? `${other.file} has no heading #${id}.` : undefined;
}

function rulesOfImage({url, alt}: Image, root: string, page: string): Rules {
  const file = url.startsWith('@site/')
    ? path.join(root, url.slice('@site/'.length))
    : path.join(root, url.startsWith('/') ? 'static' : path.dirname(page), url);
  return [
    !/^https?:/.test(url) && !fs.existsSync(file) && `there is no picture ${url}.`,
    !alt && `the picture ${url} needs words for those who don't see it.`,
  ];
}

function hasAnchor({nodes}: ReadPage, id: string): boolean {
  return nodes.some((node) => {
    if (node.type === 'mdxTextExpression') {
      return ownId(node) === id;
    }
    if (node.type === 'heading') {
      return node.data?.hProperties?.id === id;
    }
    return (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      JSON.stringify(node.attributes, (key, value: unknown) =>
        key === 'data' || key === 'position' ? undefined : value,
      )
        // The value of an attribute may be JSON.
        .replaceAll('\\"', '"')
        .includes(`"${id}"`)
    );
  });
}

async function readPage(
  root: string,
  name: string,
  version: VersionId,
  locale: Locale,
  tell: (file: string, found: readonly Mistake[]) => void,
): Promise<ReadPage> {
  const folders = [pagesFolder(version, locale), pagesFolder(version)];
  const files = [...folders, singlePagesFolder(locale), singlePagesFolder()]
    .map((folder) => path.join(root, folder, `${name}.mdx`))
    .filter((candidate) => fs.existsSync(candidate));
  const [file = name] = files;
  const withWords = createProsePreprocessor(root, locale);
  const text = withWords({filePath: file, fileContent: fs.readFileSync(file, 'utf8')});
  // `require` cannot load these packages, which are ES modules alone.
  const [{createProcessor}, {default: remarkDirective}, {default: remarkGfm}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  const options = {siteDir: root, locale, baseUrl: '/'};
  const edited = editedFile(root, file, locale);
  const words = fs.readFileSync(path.join(root, edited), 'utf8');
  const processor = createProcessor({
    remarkPlugins: [remarkDirective, remarkGfm, [placedParseErrors, options]],
  });
  const tree = processor.parse({path: file, value: withoutFrontMatter(text)});
  tell(edited, faultsOfNodes(everyNode(tree), text));
  await remarkFacts(options)(tree, {path: file});
  return {file: edited, frontMatter: await frontMatterOf(edited, words), nodes: everyNode(tree)};
}

const frontMatters = new Map<string, Promise<ReadPage['frontMatter']>>();

/** Each file is read once, because the parser throws at the same text only the first time. */
function frontMatterOf(file: string, fileContent: string): Promise<ReadPage['frontMatter']> {
  const found =
    frontMatters.get(file) ??
    DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent}).then(
      ({frontMatter}) => frontMatter,
      () => {
        throw unreadable(file);
      },
    );
  frontMatters.set(file, found);
  return found;
}

const everyNode = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(everyNode) : []),
];

const ABOUT = / \(version [\w.]+, \w+\)/;

runScript('check-pages', async () => {
  wordsOf(defaultLocale);
  const said = new Set<string>();
  for (const version of [newestVersion.id, oldestVersion.id]) {
    for (const locale of locales) {
      for (const mistake of await mistakesIn(process.cwd(), version, locale)) {
        // Many pages can share the file with the mistake, so each sentence is printed once.
        const same = mistake.replace(ABOUT, '').replace(/^\S+:\d+: (?=src\/|\S+:1: its front)/, '');
        if (!said.has(same)) {
          said.add(same);
          console.error(version === newestVersion.id ? same : mistake);
        }
      }
    }
  }
  return said.size > 0 ? 1 : 0;
});
