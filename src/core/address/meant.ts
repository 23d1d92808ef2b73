import {defaultLocale, isLocale, type Locale} from '../../data/locales';
import {newestVersion, rootVersion, seriesOf, versionIds} from '../../data/versions';
import {distanceOf} from '../text/distance';
import {isInside} from './leadsTo';

const MOST = 3;
const FARTHEST = 0.62;

function wordsIn(path: string): readonly string[] {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // An address such as '%ff' can't be decoded, so it is used as it is.
  }
  return plain
    .toLowerCase()
    .split(/[\s\\/?#]+/)
    .map((part) =>
      part.replace(/\.(?:html?|mdx?|php|aspx?)$|[.,;:!)\]}>'"_]+$/g, '').replace(/_+/g, '-'),
    )
    .filter((part, at, all) => part !== '' && part !== all[at - 1]);
}

function editionOf(part: string): string | undefined {
  const number = /^v?(\d+(?:\.\d+)+)$/.exec(part)?.[1];
  return /^(?:latest|stable|current|next)$/.test(part)
    ? newestVersion.id
    : number && (versionIds.find((id) => seriesOf(id) === seriesOf(number)) ?? newestVersion.id);
}

function read(path: string) {
  const words = wordsIn(path);
  const [first = ''] = words;
  const language = isLocale(first)
    ? first
    : first === 'jp'
      ? ('ja' as Locale)
      : /^[a-z]{2}(?:-[a-z]{2,4})?$/.test(first)
        ? defaultLocale
        : undefined;
  const below = words.slice(language === undefined ? 0 : 1);
  const edition = editionOf(below[0] ?? '');
  const parts = below
    .slice(edition === undefined ? 0 : 1)
    .filter((part) => !/^(?:index|intro|home|docs)$/.test(part));
  return {language, edition, parts};
}

function unlike(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  const most = Math.ceil(longest * FARTHEST);
  const distance = distanceOf(a, b, most);
  return distance > most ? 1 : distance / Math.max(1, longest);
}

function unlikeParts(asked: readonly string[], page: readonly string[]): number {
  const [last = '', own = ''] = [asked.at(-1), page.at(-1)];
  const isCut = last.length > 2 && own.startsWith(last);
  const cut = isCut ? 0.1 + 0.3 * (1 - last.length / own.length) : 1;
  const folders = unlike(asked.slice(0, -1).join('/'), page.slice(0, -1).join('/'));
  return Math.min(
    Math.min(unlike(last, own), cut) + 0.3 * folders,
    1.1 * unlike(asked.join(''), page.join('')),
  );
}

/**
 * Gives the nearest pages first, each in one edition and language.
 * @param titles the downloaded list, whose form is unchecked
 */
export function meantPages(titles: unknown, path: string): {path: string; title: string}[] {
  if (wordsIn(path).length === 0) {
    return [];
  }
  const asked = read(path);
  const language = asked.language ?? defaultLocale;
  const found = Object.entries((titles ?? {}) as Readonly<Record<string, string>>)
    .filter(([to, title]) => typeof title === 'string' && isInside(to))
    .map(([to, title]) => {
      const page = read(to);
      const own = page.language ?? defaultLocale;
      const edition = page.edition ?? rootVersion;
      const far =
        unlikeParts(asked.parts, page.parts) +
        (own === language ? 0 : 0.2) +
        (edition === (asked.edition ?? rootVersion) ? 0 : 0.1);
      return {path: to, title, name: page.parts.join('/'), far};
    })
    .filter(({far}) => far < FARTHEST)
    .sort((a, b) => b.far - a.far);
  return [...new Map(found.map((page) => [page.name, page])).values()]
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({path: to, title}) => ({path: to, title}));
}
