/** The words of the guide's built pages, for the sites that it is compared with. */
import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {isVersionId, newestVersion, versionPath, type VersionId} from '../../src/data/versions';
import {tool} from './work';

export interface SitePage {
  readonly locale: 'en' | 'ja';
  /** Undefined for pages that belong to no version. */
  readonly version: VersionId | undefined;
  /** Address below the root of its version and language, '' for the home page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

interface Turndown {
  keep(names: readonly string[]): void;
  addRule(name: string, rule: object): void;
  turndown(html: string): string;
}

/** What other sites would not have: tools of ours, marks, buttons, the frame of the page. */
const NOT_WORDS =
  'script, style, noscript, button, form, input, select, textarea, svg[aria-hidden=true], .hash-link, [role=tablist], nav, h1, .theme-doc-footer';
/** Elements that stay HTML, with their words and links, because Markdown has no form for them. */
const KEPT = ['table', 'dl', 'svg', 'img'];
const KEPT_ATTRIBUTES = /^(?:href|src|alt|colspan|rowspan|scope|viewBox|d|x|y|width|height|id)$/;

function prepare($: CheerioAPI, locale: string): string {
  const main = $('.theme-doc-markdown').length > 0 ? $('.theme-doc-markdown') : $('main');
  const body = main.first();
  body.find(NOT_WORDS).remove();
  body.find('figure[data-language]').each((_, figure) => {
    const code = $(figure).find('pre > code');
    code.text(code.text()).attr('data-code', String($(figure).attr('data-language')));
  });
  body.find('a[href^="/"]').each((_, link) => {
    // Sites with a folder per language add it themselves.
    const href = String($(link).attr('href'));
    $(link).attr('href', locale === 'ja' ? href.replace(/^\/ja(?=\/|$)/, '') || '/' : href);
  });
  body.find('*').each((_, element) => {
    const node = $(element);
    Object.keys(node.attr() ?? {})
      .filter((name) => !KEPT_ATTRIBUTES.test(name) && name !== 'data-code')
      .forEach((name) => node.removeAttr(name));
    if (!node.is('svg *, h2, h3, h4')) {
      node.removeAttr('id');
    }
  });
  return body.html() ?? '';
}

function withRules(service: Turndown): Turndown {
  service.keep(KEPT);
  service.addRule('kept', {
    filter: KEPT,
    replacement: (_content: string, node: {outerHTML: string; nodeName: string}) => {
      const html = node.outerHTML.replace(/\s*\n\s*/g, ' ');
      return node.nodeName === 'IMG' ? html : `\n\n${html}\n\n`;
    },
  });
  service.addRule('code', {
    filter: (node: {nodeName: string; firstChild?: {nodeName: string}}) =>
      node.nodeName === 'PRE' && node.firstChild?.nodeName === 'CODE',
    replacement: (
      _content: string,
      node: {firstChild: {textContent: string; getAttribute(name: string): string | null}},
    ) => {
      const language = node.firstChild.getAttribute('data-code') ?? '';
      return `\n\n\`\`\`\`${language}\n${node.firstChild.textContent.trimEnd()}\n\`\`\`\`\n\n`;
    },
  });
  return service;
}

/** Reads every documentation page of a finished build. Throws when there is none. */
export async function readSitePages(buildDir: string): Promise<SitePage[]> {
  const {default: TurndownService} = await tool<{default: new (options: object) => Turndown}>(
    'turndown',
    'lib/turndown.cjs.js',
  );
  const service = withRules(new TurndownService({headingStyle: 'atx', bulletListMarker: '-'}));
  const files = fs.existsSync(buildDir)
    ? fs
        .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
        .filter((file) => path.basename(file) === 'index.html')
    : [];
  const pages = files.flatMap((file): SitePage[] => {
    const $ = load(fs.readFileSync(path.join(buildDir, file), 'utf8'));
    const kind = $('html').attr('class') ?? '';
    const isDoc = kind.includes('docs-doc-page');
    if (!isDoc && !kind.includes('mdx-page')) {
      return [];
    }
    const label = /docs-version-(\S+)/.exec(kind)?.[1] ?? '';
    const version = isVersionId(label) ? label : isDoc ? newestVersion.id : undefined;
    const locale = $('html').attr('lang')?.startsWith('ja') ? 'ja' : 'en';
    const address = path.dirname(file).split(path.sep).join('/').replace(/^\.$/, '');
    const root = `${locale === 'ja' ? 'ja/' : ''}${version ? versionPath(version) : ''}`;
    return [
      {
        locale,
        version,
        path: `${address}/`.slice(root.length).replace(/^\/|\/$/g, ''),
        title: $('main h1').first().text().trim(),
        description: $('meta[name=description]').attr('content') ?? '',
        markdown: service.turndown(prepare($, locale)),
      },
    ];
  });
  if (pages.length === 0) {
    throw new Error(`There are no pages in ${buildDir}. Run "npm run build" first.`);
  }
  return pages;
}

/** A page as a Markdown file with front matter. */
export function markdownFile(page: SitePage, more: Readonly<Record<string, unknown>> = {}): string {
  const matter = {title: page.title, description: page.description, ...more};
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${page.markdown}\n`;
}
