import type {ServerView} from '../ini';
import type {FromList} from '../lists';
import {fillIn} from '../text/fillIn';

/** Sentences by id, also in groups. */
export interface Sentences {
  readonly [id: string]: string | Sentences;
}

/** Says the sentence of an id. */
export type Say = (id: string, data?: Readonly<Record<string, string>>) => string;

/**
 * Says sentences of `words`: `written`, or `fault.no-section` for one of a group. What is said of
 * several things is said of one where there is no sentence of its own: `problem.template.many`. An id
 * without a sentence is said as it is.
 */
export function sayer(words: Sentences): Say {
  type Found = Sentences[string] | undefined;
  const inGroup = (group: Found, name: string): Found =>
    typeof group === 'object' ? group[name] : undefined;
  const find = (id: string): Found => words[id] ?? id.split('.').reduce(inGroup, words);
  return (id, data = {}) => {
    // What is said of a problem in both tenses has one sentence.
    const said = [id, id.replace(/\.many$/, '.one')]
      .flatMap((one) => [find(one), find(one.replace(/\.(?:found|fixed)\./, '.'))])
      .find((one) => typeof one === 'string');
    return typeof said === 'string' ? fillIn(said, data) : id;
  };
}

/** What the server uses of a file: so far (`server`), or of the repaired one (`after`). */
export function serverSaid(
  say: Say,
  word: 'server' | 'after',
  {kind, unused, fault}: ServerView,
): string {
  const reason = fault ? say(`fault.${fault}`) : '';
  return say(`${word}.${kind}`, {keys: unused.join(', '), reason});
}

/** The sentence about a text that was a list of settings in another form: its id, and what it names. */
export const listSaid = ({image, count, ownDefaults}: FromList) => ({
  word: image ? 'fromEnvironment' : 'fromList',
  data: {image: image ?? '', count: String(count), keys: ownDefaults.join(', ')},
});
