import {answerTo, questions, serverKindIds} from '../../data/serverKinds';
import {values} from '../../data/values';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';

export interface ServerKindsTableProps {
  readonly kinds: readonly {readonly id: string; readonly name: string}[];
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    /** One answer per kind, in the order of `kinds`. */
    readonly answers: readonly string[];
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['ServerKindsTable'];
}

/** `<ServerKindsTable />`: the kinds of server side by side, as they are in the page's version. */
export const resolve: FactsResolver<ServerKindsTableProps> = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).serverKinds;
  return {
    words: wordsOf(locale).tables.ServerKindsTable,
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
    throw new Error(
      `The answer "${id}" has no words. Add it to "answers" in serverKinds.json of each folder of src/words.`,
    );
  }
  return fillIn(pattern, values);
}
