import {communityImages} from '../../data/communityImages';
import type {VersionSetting} from '../settings';

/** Compares what an image writes with a printed default: `true` is True, and a text has no quotes. */
export const isPreset = (written: string, printed: string): boolean =>
  written.toLowerCase() === printed.replaceAll('"', '').toLowerCase();

/** Returns the variables that fill a setting: one for each image that has one. */
export function variablesOf({key, printedDefault}: VersionSetting) {
  return communityImages.flatMap(({id: image, variables}) => {
    const variable = variables[key];
    if (!variable) {
      return [];
    }
    const {name, default: written, note} = variable;
    const isOther = written !== undefined && !isPreset(written, printedDefault);
    // An image writes its own default for a variable that isn't set, so readers must know it.
    return [{image, name, note, otherDefault: isOther ? written : undefined}];
  });
}
