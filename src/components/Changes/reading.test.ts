import {describe, expect, it} from 'vitest';
import {defaultIni} from '../../core/settings';
import {versionIds, versionPath} from '../../data/versions';
import {readEdition} from './reading';

describe('the edition of an opened file', () => {
  it.each(versionIds)('is %s for a file that its server wrote', async (edition) => {
    const page = `/${versionPath(edition)}settings-and-operation/changes`;
    const text = `\uFEFF${defaultIni(edition).replaceAll('\n', '\r\n')}`;
    expect(await readEdition(new Blob([text]))).toEqual({edition, page});
  });

  it.each([
    ['a few settings of every edition', 'OptionSettings=(ExpRate=2.000000)'],
    ['another text', 'a log'],
    ['bytes that are no text', '\0\x01\xff'],
  ])('is not told by %s', async (_, text) => {
    expect(await readEdition(new Blob([text]))).toBeUndefined();
  });
});
