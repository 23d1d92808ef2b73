import {buildsOf} from '../../core/builds';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {versionIds, versionPath} from '../../data/versions';
import {wordsOf} from '../../words';

const IN_SIGHT = 2;

/** Returns each edition's landing page and builds, newest first. */
export function resolve(_: FactsAttributes, {locale}: FactsContext) {
  const {landing, builds} = wordsOf(locale);
  const links = versionIds.map((edition) => ({
    id: edition,
    to: `/${versionPath(edition)}`,
    text: buildsOf(edition, builds) ?? edition,
  }));
  return {
    question: landing.whichVersion,
    newer: links.slice(0, IN_SIGHT),
    older: {label: landing.olderVersions, links: links.slice(IN_SIGHT)},
    unknown: {text: landing.unknownBuild, to: '/getting-started/your-version'},
  };
}
