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
  const find = (id: string): Sentences | string | undefined =>
    words[id] ??
    id
      .split('.')
      .reduce<Sentences | string | undefined>(
        (group, name) => (typeof group === 'object' ? group[name] : undefined),
        words,
      );
  return (id, data = {}) => {
    const said = find(id) ?? find(id.replace(/\.many$/, '.one'));
    return typeof said === 'string' ? fillIn(said, data) : id;
  };
}
