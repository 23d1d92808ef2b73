/**
 * `npm run check:pages`: reads every page of the newest and of the oldest edition in all languages as a
 * build does, and names each mistake in components and facts, dead links, dead anchors and missing
 * pictures. Other editions, and what components link to, are looked at by the build.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Image, Link, Nodes} from 'mdast';
import {locales, type Locale} from '../src/data/locales';
import {versionIds, type VersionId} from '../src/data/versions';
import {placedParseErrors} from '../src/site/mdx/parseErrors';
import {remarkFacts} from '../src/site/mdx/remarkFacts';
import {createProsePreprocessor, editedFile} from '../src/site/prose/sharedProse';
import {pagesFolder, pagesIn} from '../src/words/pageFiles';

/** A page as far as others link to it. */
interface ReadPage {
  /** The file a writer edits. */
  readonly file: string;
  readonly nodes: readonly Nodes[];
}

const OWN_ID = /^\/\* #(?<id>[\w.-]+) \*\/$/;
const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

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
  for (const page of pages.values()) {
    if (!page) {
      continue;
    }
    const tell = ({position}: Nodes, text: string) =>
      mistakes.push(`${page.file}, line ${position?.start.line ?? '?'}: ${text}`);
    for (const node of page.nodes) {
      if (node.type === 'link') {
        const fault = faultOfLink(node, page, pages);
        if (fault) {
          tell(node, fault);
        }
      } else if (node.type === 'image') {
        for (const fault of faultsOfImage(node, root, page.file)) {
          tell(node, fault);
        }
      }
    }
  }
  return mistakes;
}

function faultOfLink(
  {url}: Link,
  page: ReadPage,
  pages: ReadonlyMap<string, ReadPage | undefined>,
): string | undefined {
  const [target = '', id = ''] = url.split('#');
  if (target !== '' && !/^\/.*\.mdx$/.test(target)) {
    return undefined;
  }
  if (target !== '' && !pages.has(target)) {
    return `there is no page ${target}.`;
  }
  const other = target === '' ? page : pages.get(target);
  // Of a page that cannot be read, one message is enough.
  return id && other && !hasAnchor(other, id) ? `${other.file} has no heading #${id}.` : undefined;
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
  const text = createProsePreprocessor(
    root,
    locale,
  )({
    filePath: file,
    fileContent: fs.readFileSync(file, 'utf8'),
  });
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
  const tree = processor.parse({
    path: file,
    // Blank lines keep the numbers of the lines.
    value: text.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, '')),
  });
  await remarkFacts(options)(tree, {path: file});
  return {file: editedFile(root, file, locale), nodes: everyNode(tree)};
}

const everyNode = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(everyNode) : []),
];

async function main(): Promise<void> {
  const mistakes = new Set<string>();
  const editions = [versionIds[0], versionIds.at(-1)].filter((version) => version !== undefined);
  for (const version of editions) {
    for (const locale of locales) {
      for (const mistake of await mistakesIn(process.cwd(), version, locale)) {
        mistakes.add(mistake);
      }
    }
  }
  console.error([...mistakes].join('\n'));
  process.exitCode = mistakes.size > 0 ? 1 : 0;
}

void main();
