import {archivePath, defaultChoices} from '../../core/serverFiles';
import {packArchive} from '../../core/serverFiles/archive';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {restVersions} from '../../data/features';
import type {Locale} from '../../data/locales';
import {versionIds} from '../../data/versions';
import {wordsOf} from '../../words';

/** A fixed time gives the same bytes for the same sources. */
export const archiveTime = new Date('2026-01-01T00:00:00Z');

/** Gives the default archives by path, for REST or for RCON. */
export function serverArchives(locale: Locale): ReadonlyMap<string, Uint8Array> {
  const words = wordsOf(locale).serverFiles;
  const withRcon = versionIds.find((version) => serverFilesFacts(version).remote === 'rcon');
  const sets = [restVersions[0], withRcon].filter((version) => version !== undefined);
  return new Map(
    sets.flatMap((version) => {
      const facts = serverFilesFacts(version);
      return facts.systems.map((system): readonly [string, Uint8Array] => [
        archivePath(system, facts.remote),
        packArchive({choices: defaultChoices(system, facts), facts, words}, archiveTime),
      ]);
    }),
  );
}
