import {memorySizes, type MemorySize} from '../../data/memory';
import en from '../../data/memory/words/en.json';
import ja from '../../data/memory/words/ja.json';
import type {Locale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../FactTable/fillIn';

/** The words about memory, by language; both have the same keys. */
export const memoryWords: Readonly<Record<Locale, typeof en>> = {en, ja};

export interface MemoryTableProps {
  readonly sizes: readonly {
    readonly id: string;
    readonly players: string;
    readonly memory: string;
    readonly remark: string;
  }[];
}

/** `<MemoryTable />`: memory by number of players, as operators report it. */
export const resolve: FactsResolver<MemoryTableProps> = (_attributes, {locale}) => {
  const words = memoryWords[locale];
  return {
    sizes: memorySizes.map((size) => ({
      id: size.id,
      players: fillIn(words.players, size.players),
      memory: memoryText(size, words.memory),
      remark: words.remarks[size.id],
    })),
  };
};

function memoryText({memory}: MemorySize, words: (typeof en)['memory']): string {
  if (memory.to !== undefined) {
    return fillIn(words.range, {from: memory.from, to: memory.to});
  }
  return fillIn(memory.orMore ? words.orMore : words.exact, {from: memory.from});
}
