import {settings} from '../../data/settings';
import {isPresent, versionIds} from '../../data/versions';
import type {EditionKeys} from './recognise';

/** The keys of each edition: that takes the catalogue of all settings. */
export const editionKeys: EditionKeys = versionIds.map((version) => [
  version,
  new Set(settings.filter((setting) => isPresent(setting, version)).map(({key}) => key)),
]);
