import {load} from 'cheerio';
import {toMarkdownPage, type PageInSite} from './toMarkdown';
import {toPaper} from './toPaper';
import {readPage} from './toSearch';

export function articleOf(html: string, page: string): string {
  const article = /<article[\s>][\s\S]*<\/article>/.exec(html)?.[0];
  if (article === undefined) {
    throw new Error(`${page} has no <article>: there is nothing to index, or to write as a file.`);
  }
  return article;
}

export type MadeOfPage = ReturnType<typeof readArticle>;

interface ArticleOptions extends PageInSite {
  readonly permalink: string;
  readonly part: string;
}

/** Makes Markdown, search texts and paper of an article's HTML. */
export function readArticle(article: string, {permalink, part, ...page}: ArticleOptions) {
  // Parsers read `noscript` as text unless scripting is off.
  const $ = load(article, {scriptingEnabled: false}, false);
  const markdown = toMarkdownPage($, page);
  const search = readPage($);
  return {markdown, search, paper: toPaper($, permalink, part)};
}
