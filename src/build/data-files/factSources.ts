import type {Setting} from '../../data/settings';
import {defaultFileSources, sources} from '../../data/settings/sources';
import type {VersionId} from '../../data/versions';

/** Where a fact was read, as programs get it. Further names may come beside the text. */
export interface PublishedSource {
  readonly text: string;
}

/** The sources that a record names in one text, parted by ';'. */
export function sourcesIn(text: string): readonly PublishedSource[] {
  return text
    .split(/;\s+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => ({text: each}));
}

/** The sources of a setting in a version; the default files are those of the version. */
export function sourcesOfSetting(
  {source}: Pick<Setting, 'source'>,
  version: VersionId,
): readonly PublishedSource[] {
  return source.flatMap((text) =>
    text === sources.defaultFiles ? sourcesIn(defaultFileSources[version]) : [{text}],
  );
}
