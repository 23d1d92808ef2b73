import {communityImages} from '../../data/communityImages';
import type {SettingType} from '../../data/settings';
import {printValue, type VersionSetting} from '../settings';

/** Returns the variables that fill a setting: one for each image that has one. */
export function variablesOf({key, setting, default: own}: VersionSetting) {
  return communityImages.flatMap(({id: image, variables}) => {
    const variable = variables[key];
    if (!variable) {
      return [];
    }
    const {name, default: written, note} = variable;
    const isOther = written !== undefined && !isSame(setting.type, written, own);
    // An image writes its own default for a variable that isn't set, so readers must know it.
    return [{image, name, note, otherDefault: isOther ? written : undefined}];
  });
}

/** Compares what an image writes with a default: `true` is `True`, `72.000000` is 72. */
function isSame(type: SettingType, written: string, own: VersionSetting['default']): boolean {
  switch (type) {
    case 'bool':
      return written.toLowerCase() === String(own);
    case 'int':
    case 'float':
      return Number(written) === own;
    case 'list':
      return written === printValue(type, own);
    case 'enum':
    case 'string':
      return written === own;
  }
}
