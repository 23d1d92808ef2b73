import type {ServerView} from '../ini';
import type {FromList} from '../lists';
import {fillIn} from '../text/fillIn';
import {pluralForm} from '../text/pluralForm';

export interface Sentences {
  readonly [id: string]: string | Sentences;
}

export type Say = (id: string, data?: Readonly<Record<string, string>>) => string;

/** Gives sentences of `words` by id, and an unknown id unchanged. */
export function sayer(words: Sentences): Say {
  type Found = Sentences[string] | undefined;
  const inGroup = (group: Found, name: string): Found =>
    typeof group === 'object' ? group[name] : undefined;
  const find = (id: string): Found => words[id] ?? id.split('.').reduce(inGroup, words);
  return (id, data = {}) => {
    // A sentence that is true before and after the repair has a single form.
    const said = [find(id), find(id.replace(/\.(?:found|fixed)$/, ''))].find(
      (one): one is string => typeof one === 'string',
    );
    const {count} = data;
    const form = count === undefined || !said ? said : pluralForm(said, count);
    return form === undefined ? id : fillIn(form, data);
  };
}

/** Tells which part of a file the server uses, as the file is or after the repair. */
export function serverSaid(
  say: Say,
  word: 'server' | 'after',
  {kind, unused, fault}: ServerView,
): string {
  const reason = fault ? say(`fault.${fault}`) : '';
  return say(`${word}.${kind}`, {keys: unused.join(', '), reason});
}

export const listSaid = ({image, count, ownDefaults}: FromList) => ({
  word: image ? 'fromEnvironment' : 'fromList',
  data: {image: image ?? '', count: String(count), keys: ownDefaults.join(', ')},
  also: ownDefaults.length > 0 ? ['fromEnvironmentOwn'] : [],
});
