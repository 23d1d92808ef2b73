import {communityImages} from '../../data/communityImages';
import {otherDefaults} from '../../core/communityImages';
import {settingPath} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';

export interface ImageDefaultsTableProps {
  readonly version: string;
  readonly images: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly path: string;
    /** As the file of the version has it. */
    readonly own: string;
    /** One for each image; undefined where it writes the default of the version. */
    readonly written: readonly (string | undefined)[];
  }[];
}

/** `<ImageDefaultsTable />`: where the images write another default than the page's version has. */
export const resolve: FactsResolver<ImageDefaultsTableProps> = (_attributes, {version}) => {
  const byImage = communityImages.map(({id}) => otherDefaults(version, id));
  const keys = [...new Map(byImage.flat().map(({key, own}) => [key, own]))];
  return {
    version,
    images: communityImages.map(({id}) => id),
    rows: keys.map(([key, own]) => ({
      key,
      path: settingPath(version, key),
      own,
      written: byImage.map(
        (changed) => changed.find((other) => other.key === key)?.variable.otherDefault,
      ),
    })),
  };
};
