import {memorySizes, type MemorySize} from '../../../data/memory';
import {platformsOf} from '../../../data/platforms';
import {answerTo, questions, serverKindIds} from '../../../data/serverKinds';
import {values} from '../../../data/values';
import {sizeText} from '../../../core/serverFiles';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {tableOf, type FactsBuilder} from '../types';

export const memory: FactsBuilder = (_attributes, {locale}) => {
  const {memory: texts, serverFiles, tables} = wordsOf(locale);
  const highest = ({memory: {from, to}}: MemorySize): number => to ?? from;
  return tableOf(tables.memory, memorySizes, {
    players: ({players}) => fillIn(texts.players, players),
    memory: (size) => ({
      text: sizeText(size.memory, serverFiles.size),
      look: 'strong',
      bar: [0, (100 * highest(size)) / highest(memorySizes.at(-1)!)],
    }),
    remark: ({id}) => texts.remarks[id],
  });
};

export const platforms: FactsBuilder = (_attributes, {version, locale}) => {
  const {platforms: texts, tables} = wordsOf(locale);
  return tableOf(tables.platforms, platformsOf(version), {
    platform: ({id}) => texts.platforms[id],
    joining: ({joining}) => ({text: texts.joining[joining], look: 'strong'}),
    finding: ({finding}) => (finding ? texts.finding[finding] : texts.nothing),
  });
};

export const serverKinds: FactsBuilder = (_attributes, {version, locale}) => {
  const {serverKinds: texts, tables} = wordsOf(locale);
  const answerText = (id: string) => {
    const pattern = texts.answers[id];
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
