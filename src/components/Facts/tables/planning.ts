/** Tables for choosing a server: kinds, platforms, memory. */
import {memorySizes, type MemorySize} from '../../../data/memory';
import {platformsOf} from '../../../data/platforms';
import {answerTo, questions, serverKindIds} from '../../../data/serverKinds';
import {values} from '../../../data/values';
import {sizeText} from '../../../core/serverFiles';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import type {TableBuilder} from '../types';

/** Memory by number of players, as operators report it. */
export const memory: TableBuilder = (_attributes, {locale}) => {
  const {memory: texts, serverFiles, tables} = wordsOf(locale);
  return {
    caption: tables.memory.caption,
    columns: [tables.memory.players, tables.memory.memory, tables.memory.remark],
    rows: memorySizes.map((size) => ({
      heading: fillIn(texts.players, size.players),
      cells: [
        {
          text: sizeText(size.memory, serverFiles.size),
          look: 'strong',
          bar: [0, (100 * highest(size)) / highest(memorySizes.at(-1)!)],
        },
        texts.remarks[size.id],
      ],
    })),
  };
};

const highest = ({memory: {from, to}}: MemorySize): number => to ?? from;

/** Whose players can join a server of the page's version, and how. */
export const platforms: TableBuilder = (_attributes, {version, locale}) => {
  const {platforms: texts, tables} = wordsOf(locale);
  return {
    caption: tables.platforms.caption,
    columns: [tables.platforms.platform, tables.platforms.joining, tables.platforms.finding],
    rows: platformsOf(version).map(({id, joining, finding}) => ({
      heading: texts.platforms[id],
      cells: [
        {text: texts.joining[joining], look: 'strong'},
        finding ? texts.finding[finding] : texts.nothing,
      ],
    })),
  };
};

/** The kinds of server side by side: one column per kind, one row per question. */
export const serverKinds: TableBuilder = (_attributes, {version, locale}) => {
  const {serverKinds: texts, tables} = wordsOf(locale);
  const answers: Readonly<Record<string, string>> = texts.answers;
  const answerText = (id: string) => {
    const pattern = answers[id];
    if (pattern === undefined) {
      throw new Error(
        `The answer "${id}" has no words. Add it to "answers" in serverKinds.json of each folder of src/words.`,
      );
    }
    return fillIn(pattern, values);
  };
  return {
    caption: tables.serverKinds.caption,
    columns: [tables.serverKinds.question, ...serverKindIds.map((id) => texts.kinds[id])],
    rows: questions.map(({id}) => ({
      heading: texts.questions[id],
      cells: serverKindIds.map((kind) => answerText(answerTo(id, kind, version))),
    })),
  };
};
