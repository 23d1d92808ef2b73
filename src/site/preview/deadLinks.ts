/**
 * In the live preview a link that leads nowhere says so on the page: a build stops at it, but a writer
 * looks at the page.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {Locale} from '../../data/locales';
import type {VersionId} from '../../data/versions';
import {pagesFolder, sharedPageOf, wordsFile} from '../../words/pageFiles';
import {versionOfFile} from '../prose/versionOfFile';

/** Components whose anchors are facts, which only a build knows. */
const HAS_ANCHORS_OF_FACTS = /<(?:Facts|SettingsGroup)\b/;

/** The words of a page of an edition; undefined where there is none. */
function wordsOfPage(siteDir: string, file: string, locale: Locale): string | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const text = fs.readFileSync(file, 'utf8');
  const page = sharedPageOf(text);
  return page === undefined
    ? text
    : fs.readFileSync(path.join(siteDir, wordsFile(siteDir, page, locale)), 'utf8');
}

function faultOf(
  url: string,
  own: string,
  siteDir: string,
  version: VersionId,
  locale: Locale,
): string | undefined {
  const [target = '', id = ''] = url.split('#');
  if (target !== '' && !/^\/.*\.mdx$/.test(target)) {
    return undefined;
  }
  const file = target === '' ? own : path.join(siteDir, pagesFolder(version), target);
  const words = wordsOfPage(siteDir, file, locale);
  if (words === undefined) {
    return `There is no page ${target} in version ${version}.`;
  }
  const isThere =
    id === '' ||
    words.includes(`#${id} */}`) ||
    words.includes(`id="${id}"`) ||
    HAS_ANCHORS_OF_FACTS.test(words);
  return isThere ? undefined : `There is no heading #${id} on that page.`;
}

/** Writes behind each link that leads nowhere what is wrong with it. */
export function tellDeadLinks(root: Root, filePath: string, siteDir: string, locale: Locale): void {
  const version = versionOfFile(filePath);
  const look = (node: Nodes): void => {
    const fault = node.type === 'link' && faultOf(node.url, filePath, siteDir, version, locale);
    if (node.type === 'link' && fault) {
      node.children.push({type: 'strong', children: [{type: 'text', value: ` ⚠ ${fault}`}]});
    }
    if ('children' in node) {
      node.children.forEach(look);
    }
  };
  look(root);
}
