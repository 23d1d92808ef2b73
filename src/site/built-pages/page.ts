import {load} from 'cheerio';
import {toMarkdownPage, type PageInSite} from './toMarkdown';
import {toPaper} from './toPaper';
import {readPage, type BuiltPage} from './toSearch';

/** The article of a page as HTML: the rest is half of the page, and the same everywhere. */
export function articleOf(html: string, page: string): string {
  const article = /<article[\s>][\s\S]*<\/article>/.exec(html)?.[0];
  if (article === undefined) {
    throw new Error(`${page} has no <article>: there is nothing to index, or to write as a file.`);
  }
  return article;
}

/** What is made of a page, for those who read it elsewhere. */
export interface MadeOfPage {
  readonly markdown: string;
  /** What the search finds. */
  readonly search: BuiltPage;
  /** Its part of a page for paper. */
  readonly paper: string;
}

interface ArticleOptions extends PageInSite {
  readonly permalink: string;
  /** The id of its part on paper. */
  readonly part: string;
}

/** Parses an article once, and makes everything of it. */
export function readArticle(
  article: string,
  {permalink, part, ...page}: ArticleOptions,
): MadeOfPage {
  // Without scripting, what a page says to readers without scripts is content, not text.
  const $ = load(article, {scriptingEnabled: false}, false);
  const markdown = toMarkdownPage($, page);
  const search = readPage($);
  return {markdown, search, paper: toPaper($, permalink, part)};
}
