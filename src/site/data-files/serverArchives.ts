/** The archives that pages about running a server lead with: the defaults of each system, in one language. */
import {archivePath, defaultChoices} from '../../core/serverFiles';
import {packArchive} from '../../core/serverFiles/archive';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {restVersions} from '../../data/features';
import type {Locale} from '../../data/locales';
import {versionIds} from '../../data/versions';
import {wordsOf} from '../../words';

/** In the archives as the time of every file: the same sources give the same bytes. */
export const archiveTime = new Date('2026-01-01T00:00:00Z');

/**
 * The archives below the folder of a language, by path. Versions share them: one set talks over the
 * REST API, and one, for those that don't have it, over RCON.
 */
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
