/** A dead link stops a build, but the live preview only says what is wrong. */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../data/locales';
import {pagesFolder} from '../../words/pageFiles';
import {editedFile} from '../prose/sharedProse';
import {versionOfFile} from '../prose/versionOfFile';

/** Anchors of facts and rows aren't checked, because only a build knows them. */
const HAS_NAMES =
  /<(?:SettingsGroup\b|Facts of="(?:arguments|azIndex|commands|glossary|laterSettings|newerBuilds|sources|whatsNew)")/;
const OF_A_ROW = /^(?:build|day|default|host|line|port|tool)-/;

/** Prints the links of a page whose file or heading doesn't exist. */
export function tellDeadLinks(root: Root, own: string, siteDir: string, locale: Locale): void {
  const version = versionOfFile(own);
  visit(root, 'link', ({url, children}) => {
    const [target = '', id = ''] = url.split('#');
    if (target !== '' && !/^\/.*\.mdx$/.test(target)) {
      return;
    }
    const file = target === '' ? own : path.join(siteDir, pagesFolder(version), target);
    const tell = (fault: string) =>
      children.push({type: 'strong', children: [{type: 'text', value: ` ⚠ ${fault}`}]});
    if (!fs.existsSync(file)) {
      tell(`There is no page ${target} in version ${version}.`);
      return;
    }
    const words = fs.readFileSync(path.join(siteDir, editedFile(siteDir, file, locale)), 'utf8');
    const isThere = [`#${id} */}`, `id="${id}"`].some((sign) => words.includes(sign));
    if (id !== '' && !isThere && !OF_A_ROW.test(id) && !HAS_NAMES.test(words)) {
      tell(`There is no heading #${id} on that page.`);
    }
  });
}
