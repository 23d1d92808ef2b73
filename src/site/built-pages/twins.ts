import {stringify} from 'yaml';
import {fillIn} from '../../core/text/fillIn';
import {hasRestApi} from '../../data/features';
import {newestVersion, type VersionId} from '../../data/versions';
import type {Words} from '../../words';
import type {PageOfMenu} from './menu';

type ListWords = Words['site']['llms'];

interface TwinOfPage extends PageOfMenu {
  readonly twin: string;
}

/** Gives what a tool needs to know of a page. */
export function frontMatter(
  {title, description, version, doc}: PageOfMenu,
  {address, language}: {address: string; language: string},
): string {
  const data = {
    title,
    ...(description && {description}),
    language,
    ...(version && {game_version: version}),
    canonical: address,
    ...(doc?.lastUpdatedAt && {updated: new Date(doc.lastUpdatedAt).toISOString().slice(0, 10)}),
  };
  return `---\n${stringify(data, {lineWidth: 0})}---\n`;
}

/** Gives the file with the list of an edition's pages: llms.txt for the newest. */
export const listFile = (version = newestVersion.id as string): string =>
  version === newestVersion.id ? 'llms.txt' : `llms-${version}.txt`;

export const fileOfCategory = (id: string): string => `llms-${id}.md`;

/** Tools find pages without the list, so each page names it. */
export function firstLine({version}: PageOfMenu, root: string, words: ListWords): string {
  const list = `${root}${listFile(version)}`;
  return `> ${version ? fillIn(words.page, {version, list}) : fillIn(words.sitePage, {list})}\n`;
}

interface ListOptions {
  readonly title: string;
  readonly tagline: string;
  readonly version: string;
  readonly versions: readonly string[];
  readonly words: Words;
  readonly root: string;
  readonly dataRoot: string;
}

const firstSentence = (text = '') => /^.*?[.!?](?= )/.exec(text)?.[0] ?? text;

/** Writes an edition's llms.txt (https://llmstxt.org). */
export function listOfPages(
  pages: readonly TwinOfPage[],
  {title, tagline, version, versions, words, root, dataRoot}: ListOptions,
): string {
  const {site, text} = words;
  const own = pages.filter((page) => page.version === version && page.doc);
  const categories = [...new Map(own.map(({category}) => [category?.id, category])).values()];
  const isPlain = ({twin, category}: TwinOfPage) =>
    category?.id === 'about' || /\/rest-api\/(?!palwold)/.test(twin);
  const line = (page: TwinOfPage) =>
    `- [${page.title}](${page.twin})${isPlain(page) ? '' : `: ${firstSentence(page.description)}`}`;
  const whole = categories.flatMap((category) =>
    category ? [`[${category.name}](${root}${fileOfCategory(category.id)})`] : [],
  );
  const facts = {
    version,
    newest: newestVersion.id,
    root,
    data: `${dataRoot}data/`,
    editions: versions.map((each) => `[${each}](${root}${listFile(each)})`).join(text.betweenItems),
    whole: whole.join(text.betweenItems),
  };
  return [
    `# ${fillIn(text.withRemark, {text: title, remark: version})}`,
    `> ${tagline}`,
    [
      ...site.llms.rules,
      ...(hasRestApi(version as VersionId) ? [site.llms.rest] : []),
      ...(version === newestVersion.id ? [site.llms.whole] : [site.llms.older]),
    ]
      .map((rule) => `- ${fillIn(rule, facts)}`)
      .join('\n'),
    ...categories.flatMap((category) => [
      ...(category ? [`## ${category.name}`] : []),
      own
        .filter((page) => page.category?.id === category?.id)
        .map(line)
        .join('\n'),
    ]),
    '',
  ].join('\n\n');
}

/** Assistants read the first lines to know when the skill is of use. */
export const skillFile = (list: string, words: ListWords): string =>
  `---\n${stringify({name: 'palworld-server', description: words.skill}, {lineWidth: 0})}---\n\n${list}`;

const notInWhole =
  /\/(?:category\/.+|sources|guide-changes|operate\/(?:scripts|community-images)|settings-and-operation\/(?:a-z|changes|palworld-settings|server-files))$/;

interface WholePage extends PageOfMenu {
  readonly text: string;
  readonly parts: readonly {readonly text: string}[];
}

/** Joins the Markdown of most pages, for llms-full.txt. */
export function wholeText(pages: readonly WholePage[]): string {
  return pages
    .filter(({permalink}) => !notInWhole.test(permalink))
    .flatMap(({text, parts}) => [text, ...parts.map((part) => part.text)])
    .map((text) =>
      text
        .replace(/^---\n[^]*?\n---\n\n> .*\n/, '')
        .replace(/<a id="[^"]*"><\/a>/g, '')
        .replace(/(?<!!)\[((?:[^[\]\n]|\[[^\]\n]*\])*)\]\(https?:[^)\s]*\)/g, '$1')
        .trim(),
    )
    .join('\n\n');
}
