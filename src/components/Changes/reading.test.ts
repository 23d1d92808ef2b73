import {expect, it} from 'vitest';
import {defaultIni} from '../../core/settings';
import {defaultFileEntries} from '../../data/settings/order';
import {versionIds, versionPath, type VersionId} from '../../data/versions';
import {readEdition} from './reading';

const keysOf = (version: VersionId) => [...defaultFileEntries(version).keys()].join();

it.each(versionIds)('is %s for a file that its server wrote', async (edition) => {
  const page = `/${versionPath(edition)}settings-and-operation/changes`;
  const text = `\uFEFF${defaultIni(edition).replaceAll('\n', '\r\n')}`;
  // Editions whose default files have the same keys cannot be told apart.
  const isOnly = versionIds.filter((id) => keysOf(id) === keysOf(edition)).length === 1;
  expect(await readEdition(new Blob([text]))).toEqual(isOnly ? {edition, page} : undefined);
});

it.each([
  ['a few settings of every edition', 'OptionSettings=(ExpRate=2.000000)'],
  ['another text', 'a log'],
  ['bytes that are no text', '\0\x01\xff'],
])('is not told by %s', async (_, text) => {
  expect(await readEdition(new Blob([text]))).toBeUndefined();
});
