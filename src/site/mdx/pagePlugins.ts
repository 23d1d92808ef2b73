import type {Plugin, Processor} from 'unified';
import {loadFreshModule} from '@docusaurus/utils';
import {remarkContents} from './contents';
import {parsedOnce} from './parsedOnce';
import {placedParseErrors} from './parseErrors';
import {rehypeCode} from './rehypeCode';
import {rehypePhrases} from './rehypePhrases';
import {remarkFacts, type RemarkFactsOptions} from './remarkFacts';

const steps = {
  facts: remarkFacts,
  contents: remarkContents,
  code: rehypeCode,
  phrases: rehypePhrases,
};
export default steps;

type Steps = typeof steps;

let newest: Steps | Promise<Steps> = steps;

/** Makes the preview read the modules with facts again for the next pages. */
export function readFactsAgain(): void {
  const read = loadFreshModule(__filename) as Promise<Steps>;
  read.catch(() => undefined);
  newest = read;
}

/**
 * Docusaurus writes options into the configuration that every reader gets, so these are functions.
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
