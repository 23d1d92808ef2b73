import {expect, it} from 'vitest';
import {PLACE_IN_WORDS, serverFiles, serverSystems} from '../../data/paths';
import {locales} from '../../data/locales';
import {isAtLeast, isPresent, versionIds} from '../../data/versions';
import {wordsOf} from '../../words';
import {filesOf, runsOn} from './index';

it('files of the server: have one place at a time', () => {
  for (const version of versionIds) {
    const ids = serverFiles.filter((file) => isPresent(file, version)).map(({id}) => id);
    expect(ids, version).toEqual([...new Set(ids)]);
    expect(ids.length).toBeGreaterThanOrEqual(11);
  }
});

it('files of the server: lie in Docker only from the first version with an official image on', () => {
  expect(versionIds.filter((version) => runsOn('docker', version))).toEqual(
    versionIds.filter((version) => isAtLeast(version, '0.3.12.0')),
  );
  expect(filesOf('docker', '0.2.4.0')).toEqual([]);
});

it('files of the server: are written with the slashes of their system', () => {
  const paths = (system: (typeof serverSystems)[number]) =>
    versionIds.flatMap((version) => filesOf(system, version).map(({path}) => path)).join('\n');
  expect(paths('windows')).not.toContain('/');
  expect(paths('linux') + paths('docker')).not.toContain('\\');
});

it('has words for every place that is no path', () => {
  for (const {id, paths} of serverFiles) {
    for (const system of serverSystems) {
      for (const locale of paths[system] === PLACE_IN_WORDS ? locales : []) {
        const words: Record<string, Record<string, string>> = wordsOf(locale).paths.places;
        expect(words[id]?.[system], `${id} on ${system} in ${locale}`).toBeTruthy();
      }
    }
  }
});
