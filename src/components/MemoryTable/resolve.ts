import {memorySizes, type MemorySize} from '../../data/memory';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';

export interface MemoryTableProps {
  readonly sizes: readonly {
    readonly id: string;
    readonly players: string;
    readonly memory: string;
    readonly remark: string;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['MemoryTable'];
}

/** `<MemoryTable />`: memory by number of players, as operators report it. */
export const resolve: FactsResolver<MemoryTableProps> = (_attributes, {locale}) => {
  const words = wordsOf(locale).memory;
  return {
    words: wordsOf(locale).tables.MemoryTable,
    sizes: memorySizes.map((size) => ({
      id: size.id,
      players: fillIn(words.players, size.players),
      memory: memoryText(size, words.memory),
      remark: words.remarks[size.id],
    })),
  };
};

function memoryText({memory}: MemorySize, words: Words['memory']['memory']): string {
  if (memory.to !== undefined) {
    return fillIn(words.range, {from: memory.from, to: memory.to});
  }
  return fillIn(memory.orMore ? words.orMore : words.exact, {from: memory.from});
}
