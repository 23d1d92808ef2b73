/** What our plugins for Markdown do with a page, in the order in which they run. */
import type {Plugin, Processor} from 'unified';
import {loadFreshModule} from '@docusaurus/utils';
import {remarkContents} from './contents';
import {placedParseErrors} from './parseErrors';
import {rehypeCode} from './rehypeCode';
import {remarkFacts, type RemarkFactsOptions} from './remarkFacts';

/** Changes a page; Markdown or HTML, as Docusaurus has it at that step. */
type Step = (root: unknown, file: unknown) => unknown;

/** The steps around Docusaurus' own plugins. */
interface Steps {
  /** Before Docusaurus collects headings and links. */
  facts(options: RemarkFactsOptions): Step;
  /** After it. */
  contents(options: RemarkFactsOptions): Step;
  /** When the page is HTML. */
  code(options: RemarkFactsOptions): Step;
}

const steps: Steps = {
  facts: (options) => remarkFacts.call({} as never, options) as Step,
  contents: () => remarkContents.call({} as never) as Step,
  code: ({locale}) => rehypeCode.call({} as never, {locale}) as Step,
};
export default steps;

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
        await (await newest)[name](options)(root, file);
      };
    };
  return {
    beforeDefaultRemarkPlugins: [
      function guideParseErrors(this: Processor) {
        placedParseErrors.call(this, options);
      },
      plugin('facts'),
    ],
    remarkPlugins: [plugin('contents')],
    rehypePlugins: [plugin('code')],
  };
}
