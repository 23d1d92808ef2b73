/** Which variable of a community image sets a setting in a version of the server. */
import {
  communityImages,
  type CommunityImageId,
  type ImageVariable,
  type VariableNote,
} from '../../data/communityImages';
import type {SettingType} from '../../data/settings';
import {printValue, type VersionSetting} from '../settings';

/** The variable of one image for one setting. */
export interface SettingVariable {
  readonly image: CommunityImageId;
  readonly name: string;
  /** What the image writes when the variable is not set, where the version's own default differs. */
  readonly otherDefault?: string | undefined;
  readonly note?: VariableNote | undefined;
}

/** The variables that fill a setting: one for each image that has one. */
export function variablesOf({
  key,
  setting,
  default: own,
}: VersionSetting): readonly SettingVariable[] {
  return communityImages.flatMap(({id: image, variables}) => {
    const variable = (variables as Readonly<Record<string, ImageVariable | undefined>>)[key];
    if (!variable) {
      return [];
    }
    const {name, default: written, note} = variable;
    const isOther = written !== undefined && !isSame(setting.type, written, own);
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
