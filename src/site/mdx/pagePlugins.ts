/** What our plugins for Markdown do with a page, in the order in which they run. */
import type {Plugin, Processor} from 'unified';
import {loadFreshModule} from '@docusaurus/utils';
import {remarkContents} from './contents';
import {parsedOnce} from './parsedOnce';
import {placedParseErrors} from './parseErrors';
import {rehypeCode} from './rehypeCode';
import {rehypePhrases} from './rehypePhrases';
import {remarkFacts, type RemarkFactsOptions} from './remarkFacts';

/** The steps before and after Docusaurus collects headings and links, and when the page is HTML. */
const steps = {
  facts: remarkFacts,
  contents: remarkContents,
  code: rehypeCode,
  phrases: rehypePhrases,
};
export default steps;

type Steps = typeof steps;

let newest: Steps | Promise<Steps> = steps;

/**
 * The live preview calls it when facts, or words outside the pages, were saved: pages are then made with
 * modules that are read again. Until that has worked, each page says what is wrong.
 */
export function readFactsAgain(): void {
  const read = loadFreshModule(__filename) as Promise<Steps>;
  // What makes a page waits for it, and gets the error.
  read.catch(() => undefined);
  newest = read;
}

/**
 * The plugins with their options, for the docs and for single pages. As functions, because Docusaurus
 * writes options, the folder of the build among them, into the configuration that every reader gets; of
 * a function nothing is written.
 */
export function pagePlugins(options: RemarkFactsOptions) {
  const plugin = (name: keyof Steps): Plugin =>
    function guideStep() {
      return async (root, file) => {
        await (await newest)[name](options)(root as never, file);
      };
    };
  return {
    beforeDefaultRemarkPlugins: [
      function guideParser(this: Processor) {
        parsedOnce.call(this);
        placedParseErrors.call(this, options);
      },
      plugin('facts'),
    ],
    remarkPlugins: [plugin('contents')],
    rehypePlugins: [plugin('code'), plugin('phrases')],
  };
}
