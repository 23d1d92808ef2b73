import {stringify} from 'yaml';
import type {PageOfMenu} from './pages';

interface TwinOfPage extends PageOfMenu {
  /** The address of the Markdown file. */
  readonly twin: string;
  readonly text: string;
}

interface ListWords {
  /** Says what the links lead to. */
  readonly intro: string;
  /** Before a title of an older version; {version} is its name. */
  readonly older: string;
}

/** What a tool needs to know of a page, between lines of dashes. */
export function frontMatter(
  {title, description, updatedAt}: PageOfMenu,
  {address, version, language}: {address: string; version: string; language: string},
): string {
  const data = {
    title,
    ...(description ? {description} : {}),
    language,
    game_version: version,
    canonical: address,
    ...(updatedAt ? {updated: new Date(updatedAt).toISOString().slice(0, 10)} : {}),
  };
  return `---\n${stringify(data, {lineWidth: 0})}---\n`;
}

/**
 * `llms.txt` (https://llmstxt.org): the newest version by category, older ones under "Optional",
 * the heading that tells tools what they may leave out.
 */
export function listOfPages(
  versions: readonly {readonly version: string; readonly pages: readonly TwinOfPage[]}[],
  {title, tagline, words}: {title: string; tagline: string; words: ListWords},
): string {
  const [newest, ...older] = versions;
  if (!newest) {
    throw new Error('There is no version to list in llms.txt.');
  }
  const line = ({title: name, twin, description}: TwinOfPage, prefix = '') =>
    `- [${prefix}${name}](${twin})${description ? `: ${description}` : ''}`;
  const categories = [...new Set(newest.pages.map(({category}) => category))];
  const sections = categories.flatMap((category) => [
    ...(category ? [`## ${category}`, ''] : []),
    ...newest.pages.filter((page) => page.category === category).map((page) => line(page)),
    '',
  ]);
  const optional = older.flatMap(({version, pages}) =>
    pages.map((page) => line(page, words.older.replace('{version}', version))),
  );
  return [
    `# ${title}`,
    '',
    `> ${tagline}`,
    '',
    words.intro.replace('{version}', newest.version),
    '',
    ...sections,
    ...(optional.length > 0 ? ['## Optional', '', ...optional, ''] : []),
  ].join('\n');
}

/** All pages of a version one after the other, each with its front matter. */
export function fullText(pages: readonly TwinOfPage[]): string {
  return pages.map(({text}) => text).join('\n\n');
}
