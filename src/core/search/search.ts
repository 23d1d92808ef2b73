import {STOP_WORDS} from './littleWords';
import {nearNames} from './nearNames';
import {rankPlaces} from './rank';
import {readQuery} from './query';
import type {Page, Place, SearchIndex} from './searchIndex';
import {cut, markText, phraseFor} from './snippet';
import type {AnswerOptions, Hit, HitGroup, SearchResult} from './types';
import {weights} from './weights';

const LITTLE = 3;
const ON_A_PAGE = 2;
/** A page shows only those of its places that are among this many best ones. */
const BEST = 8;

/** Runs a query; pages are in the order of their best hits. */
export function search(
  index: SearchIndex,
  typed: string,
  {limit, snippetLength, opened = []}: AnswerOptions,
): SearchResult {
  const query = readQuery(typed, index);
  const {scores, needles} = rankPlaces(index, query);
  const byPage = new Map<Page, (readonly [Place, number])[]>();
  const sorted = [...scores].sort((a, b) => b[1] - a[1] || a[0].id - b[0].id);
  // A place that has only a part of a name has no points.
  const least = sorted[BEST - 1]?.[1] || Number.MIN_VALUE;
  for (const one of sorted) {
    const {page} = one[0];
    byPage.set(page, [...(byPage.get(page) ?? []), one]);
  }
  const words = query.concepts
    .flatMap(({alternatives}) => alternatives)
    .flatMap(({lookups}) => lookups.map(({word}) => word))
    .filter((word) => !STOP_WORDS.has(word));
  const reasons = new Set([...needles, ...words]);
  const hitOf = (place: Place): Hit => {
    const title = markText(place.title, needles);
    const snippet = cut(markText(place.text, needles), snippetLength);
    const isMarked = title.marks.length + snippet.marks.length > 0;
    const foundAs = isMarked ? undefined : phraseFor(place, reasons);
    return {url: place.page.url, hash: place.hash, title, snippet, ...(foundAs ? {foundAs} : {})};
  };
  const groups: HitGroup[] = [];
  let shown = 0;
  const pages = [...byPage];
  for (const [order, [{url, title}, found]] of pages.entries()) {
    const nextPage = pages[order + 1]?.[1][0]![1] ?? 0;
    // The beginning of a page says little, so its best section is shown, too.
    const always = found[0]![0].hash === '' && found[0]![1] >= least ? 2 : 1;
    const enough = Math.max(least, nextPage * weights.nextPage);
    const front = found
      .filter(([, score], at) => at < always || score >= (at < ON_A_PAGE ? least : enough))
      .slice(0, Math.min(2 * ON_A_PAGE, limit - shown));
    if (front.length === 0) {
      break;
    }
    const [hits, others] = [front, found.filter((one) => !front.includes(one))].map((list) =>
      list.map(([place]) => place),
    ) as [Place[], Place[]];
    const more = opened.includes(url) ? others.map(hitOf) : [];
    groups.push({url, title, hits: hits.map(hitOf), more, moreCount: others.length});
    shown += front.length;
  }
  return {
    groups,
    shown,
    total: scores.size,
    unknown: query.unknown,
    suggestions: scores.size < LITTLE ? nearNames(index, query) : [],
    isShortened: query.isShortened,
  };
}
