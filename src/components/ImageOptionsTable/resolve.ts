import {communityImages} from '../../data/communityImages';
import {imageOptions} from '../../data/communityImages/options';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface ImageOptionsTableProps {
  readonly images: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly purpose: string;
    /** For each image, lines of an environment file; none where it cannot do it. */
    readonly lines: readonly (readonly string[])[];
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['ImageOptionsTable'];
}

/** `<ImageOptionsTable />`: what the community images do besides writing settings. */
export const resolve: FactsResolver<ImageOptionsTableProps> = (_attributes, {locale}) => {
  const {options} = wordsOf(locale).communityImages;
  return {
    words: wordsOf(locale).tables.ImageOptionsTable,
    images: communityImages.map(({id}) => id),
    rows: imageOptions.map(({id, variables}) => ({
      id,
      purpose: options[id],
      lines: communityImages.map((image) =>
        Object.entries(variables[image.id]).map(([name, value]) => `${name}=${value}`),
      ),
    })),
  };
};
