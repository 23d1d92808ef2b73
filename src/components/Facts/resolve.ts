import {keysOf, oneOf, type ContentsOf, type FactsResolver} from '../../core/resolver';
import * as tables from './tables';
import type {FactsBuilder, FactsProps} from './types';

const builders: Readonly<Record<keyof typeof tables, FactsBuilder>> = tables;

/** `<Facts of="hosts" />`: facts for the page's version and language. */
export const resolve: FactsResolver<FactsProps> = ({of, ...attributes}, context) => {
  const built = builders[oneOf('table of facts', keysOf(builders), of)](attributes, context);
  return 'blocks' in built ? built : {blocks: [{table: built}]};
};

export const contentsOf: ContentsOf<FactsProps> = ({blocks}) =>
  blocks.flatMap((block) =>
    'heading' in block
      ? [{id: block.id, text: block.heading.text, isCode: block.heading.look === 'code'}]
      : [],
  );
