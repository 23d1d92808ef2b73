import {foldText} from '../text/fold';
import type {Query} from './query';
import {asTheyStand, WHOLE, type SearchIndex} from './searchIndex';
import {compact, namesIn} from './words';

const FUZZY = 0.2;
const SHORTEST = 5;
const LONGEST = 40;
const MOST_ASKED = 5;
const MOST = 3;

/** Gives names that are written nearly like the query, the nearest first. */
export function nearNames({words, places}: SearchIndex, query: Query): string[] {
  const asked = [...new Set([...query.compact, ...query.names])]
    .filter(({length}) => length >= SHORTEST && length <= LONGEST)
    .slice(0, MOST_ASKED);
  const results = words.search(
    {combineWith: 'OR', queries: asked.map((word) => WHOLE + word)},
    {...asTheyStand, fuzzy: FUZZY, fields: ['title']},
  );
  const names = results.flatMap(({id, terms}) => {
    const {title} = places.get(id as number)!;
    return [title, ...namesIn(title)].filter((name) => {
      const key = compact(foldText(name));
      return terms.includes(WHOLE + key) && !asked.includes(key);
    });
  });
  return [...new Set(names)].slice(0, MOST);
}
