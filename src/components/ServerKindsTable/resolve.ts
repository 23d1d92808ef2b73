import {answerTo, questions, serverKindIds} from '../../data/serverKinds';
import en from '../../data/serverKinds/words/en.json';
import ja from '../../data/serverKinds/words/ja.json';
import {values} from '../../data/values';
import type {Locale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../FactTable/fillIn';

/** The words about kinds of server, by language; both have the same keys. */
export const serverKindWords: Readonly<
  Record<Locale, Omit<typeof en, 'answers'> & {readonly answers: Readonly<Record<string, string>>}>
> = {en, ja};

export interface ServerKindsTableProps {
  readonly kinds: readonly {readonly id: string; readonly name: string}[];
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    /** One answer per kind, in the order of `kinds`. */
    readonly answers: readonly string[];
  }[];
}

/** `<ServerKindsTable />`: the kinds of server side by side, as they are in the page's version. */
export const resolve: FactsResolver<ServerKindsTableProps> = (_attributes, {version, locale}) => {
  const words = serverKindWords[locale];
  return {
    kinds: serverKindIds.map((id) => ({id, name: words.kinds[id]})),
    questions: questions.map(({id}) => ({
      id,
      text: words.questions[id],
      answers: serverKindIds.map((kind) => answerText(answerTo(id, kind, version), words.answers)),
    })),
  };
};

function answerText(id: string, answers: Readonly<Record<string, string>>): string {
  const pattern = answers[id];
  if (pattern === undefined) {
    throw new Error(`The answer "${id}" has no words in src/data/serverKinds/words.`);
  }
  return fillIn(pattern, values);
}
