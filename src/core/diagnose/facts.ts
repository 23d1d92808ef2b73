import {serverArguments} from '../../data/arguments';
import {communityImages} from '../../data/communityImages';
import {usualVariable} from '../../data/communityImages/modes';
import {settings} from '../../data/settings';
import {isPresent, versionIds, type VersionId} from '../../data/versions';
import {isPreset} from '../communityImages';
import {withoutEmpty} from '../withoutEmpty';
import {defaultAt, printValue} from '../settings';
import type {KnownSetting} from './settings';

const withArgument = new Set<string>(
  // A flag has related settings but no value, so it sets none of them.
  serverArguments.flatMap(({value, settings: keys = []}) => (value ? keys : [])),
);

/** Returns every build's settings, with the defaults of `version`. */
export function knownSettings(version: VersionId): readonly KnownSetting[] {
  return settings.map((setting): KnownSetting => {
    const preset = printValue(setting.type, defaultAt(setting, version));
    const other = [setting.default, ...(setting.defaultChanges ?? []).map(({value}) => value)]
      .map((value) => printValue(setting.type, value))
      .filter((value, at, all) => value !== preset && all.indexOf(value) === at);
    const inImages = communityImages.map(({variables}) => variables[setting.key]);
    const images = inImages.flatMap((variable) => {
      const written = variable?.default ?? '';
      return written === '' || isPreset(written, preset) ? [] : [written];
    });
    const variables = inImages.map((variable) => variable?.name ?? '');
    const editions = versionIds.filter((id) => isPresent(setting, id));
    const isUsual = variables.every((name) => name === usualVariable(setting.key));
    return withoutEmpty<KnownSetting>({
      key: setting.key,
      type: setting.type,
      words: 'values' in setting ? setting.values.map(({value}) => value) : undefined,
      preset: isPresent(setting, version) ? preset : undefined,
      other,
      images,
      variables: isUsual ? [] : variables,
      editions: editions.length < versionIds.length ? editions : [],
      hasArgument: withArgument.has(setting.key) || undefined,
    });
  });
}
