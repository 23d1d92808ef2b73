import {communityImages} from '../../data/communityImages';
import {imageOptions} from '../../data/communityImages/options';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface ImageOptionsTableProps {
  readonly images: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly purpose: string;
    /** For each image, lines of an environment file; none where it cannot do it. */
    readonly lines: readonly (readonly string[])[];
  }[];
}

/** `<ImageOptionsTable />`: what the community images do besides writing settings. */
export const resolve: FactsResolver<ImageOptionsTableProps> = (_attributes, {locale}) => {
  const {options} = wordsOf(locale).communityImages;
  return {
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
