/**
 * `npm run check:pages`: reads every page of the newest and of the oldest edition in all languages as a
 * build does, and names each mistake in components and facts, dead links, dead anchors and missing
 * pictures. Other editions, and what components link to, are looked at by the build.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Image, Link, Nodes} from 'mdast';
import {locales, type Locale} from '../src/data/locales';
import {newestVersion, oldestVersion, type VersionId} from '../src/data/versions';
import {placedParseErrors} from '../src/site/mdx/parseErrors';
import {remarkFacts} from '../src/site/mdx/remarkFacts';
import {
  createProsePreprocessor,
  editedFile,
  withoutFrontMatter,
} from '../src/site/prose/sharedProse';
import {pagesFolder, pagesIn} from '../src/words/pageFiles';
import {runScript} from './lib/runScript';

/** A page as far as others link to it. */
interface ReadPage {
  /** The file a writer edits. */
  readonly file: string;
  readonly nodes: readonly Nodes[];
}

const OWN_ID = /^\/\* #(?<id>[\w.-]+) \*\/$/;

/** What is wrong with the pages of an edition in one language: a sentence each, with file and line. */
async function mistakesIn(
  root: string,
  version: VersionId,
  locale: Locale,
): Promise<readonly string[]> {
  const pages = new Map<string, ReadPage | undefined>();
  const mistakes: string[] = [];
  for (const name of pagesIn(path.join(root, pagesFolder(version)))) {
    const page = await readPage(root, name, version, locale).catch((error: Error) => {
      mistakes.push(error.message);
      return undefined;
    });
    pages.set(`/${name}.mdx`, page);
  }
  for (const page of [...pages.values()].filter((one) => one !== undefined)) {
    for (const node of page.nodes) {
      const faults =
        node.type === 'link'
          ? faultsOfLink(node, page, pages)
          : node.type === 'image'
            ? faultsOfImage(node, root, page.file)
            : [];
      const line = node.position?.start.line ?? '?';
      mistakes.push(...faults.map((fault) => `${page.file}, line ${line}: ${fault}`));
    }
  }
  return mistakes;
}

function faultsOfLink(
  {url}: Link,
  page: ReadPage,
  pages: ReadonlyMap<string, ReadPage | undefined>,
): readonly string[] {
  const [target = '', id = ''] = url.split('#');
  if (target !== '' && !/^\/.*\.mdx$/.test(target)) {
    return [];
  }
  if (target !== '' && !pages.has(target)) {
    return [`there is no page ${target}.`];
  }
  const other = target === '' ? page : pages.get(target);
  // Of a page that cannot be read, one message is enough.
  return id && other && !hasAnchor(other, id) ? [`${other.file} has no heading #${id}.`] : [];
}

function faultsOfImage({url, alt}: Image, root: string, page: string): readonly string[] {
  const file = url.startsWith('@site/')
    ? path.join(root, url.slice('@site/'.length))
    : path.join(root, url.startsWith('/') ? 'static' : path.dirname(page), url);
  return [
    ...(/^https?:/.test(url) || fs.existsSync(file) ? [] : [`there is no picture ${url}.`]),
    ...(alt ? [] : [`the picture ${url} needs words for those who don't see it.`]),
  ];
}

/** Whether an address can end in `#id` there: at a heading, at an element, or at what a component shows. */
function hasAnchor({nodes}: ReadPage, id: string): boolean {
  return nodes.some((node) => {
    if (node.type === 'mdxTextExpression') {
      return OWN_ID.exec(node.value.trim())?.groups?.id === id;
    }
    if (node.type === 'heading') {
      return node.data?.hProperties?.id === id;
    }
    return (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      JSON.stringify(node.attributes, (key, value: unknown) =>
        key === 'data' || key === 'position' ? undefined : value,
      )
        // The value of an attribute may be JSON itself.
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
): Promise<ReadPage> {
  const own = path.join(root, pagesFolder(version, locale), `${name}.mdx`);
  const file = fs.existsSync(own) ? own : path.join(root, pagesFolder(version), `${name}.mdx`);
  const withWords = createProsePreprocessor(root, locale);
  const text = withWords({filePath: file, fileContent: fs.readFileSync(file, 'utf8')});
  // These packages have no form that `require` can read.
  const [{createProcessor}, {default: remarkDirective}, {default: remarkGfm}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  const options = {siteDir: root, locale, baseUrl: '/'};
  const processor = createProcessor({
    remarkPlugins: [remarkDirective, remarkGfm, [placedParseErrors, options]],
  });
  const tree = processor.parse({path: file, value: withoutFrontMatter(text)});
  await remarkFacts(options)(tree, {path: file});
  return {file: editedFile(root, file, locale), nodes: everyNode(tree)};
}

const everyNode = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(everyNode) : []),
];

void runScript('check-pages', async () => {
  const mistakes: string[] = [];
  for (const version of [newestVersion.id, oldestVersion.id]) {
    for (const locale of locales) {
      mistakes.push(...(await mistakesIn(process.cwd(), version, locale)));
    }
  }
  console.error([...new Set(mistakes)].join('\n'));
  return mistakes.length > 0 ? 1 : 0;
});
