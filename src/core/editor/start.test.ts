import {expect, it} from 'vitest';
import {apply, dataOf} from '../../../tests/support/editorStates';
import {defaultFileEntries} from '../../data/settings/order';
import {newestVersion, versionIds} from '../../data/versions';
import {newFile} from '../ini/file';
import {
  assigning,
  encodeDraft,
  defaultEntries,
  encodeMoved,
  encodeShared,
  opening,
  shareableEntries,
  startState,
  type Draft,
  type EditorData,
} from '.';
import {startFrom} from './reader';

const all = new Map(versionIds.map((version) => [version, dataOf(version)]));
const pairs = versionIds.flatMap((from) => versionIds.map((to) => [from, to] as const));

const changedIn = (data: EditorData) =>
  apply(
    data,
    assigning(
      data,
      {key: 'ExpRate', value: '3.000000'},
      {key: 'MyOwnKey', value: '7'},
      {key: 'AdminPassword', value: '"secret-1"'},
    ),
  ).draft;

it.each(pairs)('what was changed in %s opens in %s, by a link and as a draft', (from, to) => {
  const [before, after] = [all.get(from)!, all.get(to)!];
  const {file} = changedIn(before);
  const valuesOf = (draft: Draft) =>
    Object.fromEntries(draft.file.entries.map(({key, value}) => [key, value]));
  const expected = {...Object.fromEntries(defaultFileEntries(to)), ExpRate: '3.000000'};

  const {entries, leftOut} = shareableEntries(file.entries, before, undefined);
  expect(leftOut).toBe(1);
  const link = startFrom(after, encodeShared({version: from, entries}), null);
  expect(link.notice?.word).toBe(from === to ? 'linkOpened' : 'linkConverted');
  expect(valuesOf(link.state.draft)).toEqual(expected);

  // The other editor asks for the password.
  const hash = encodeMoved({file}, before);
  expect(Buffer.from(hash.slice(10), 'base64url').toString()).not.toMatch(/secret|MyOwnKey/);
  const {draft} = startFrom(after, hash, null).state;
  expect(valuesOf(draft)).toEqual({...expected, AdminPassword: '""'});
  expect(draft.missing).toEqual(['AdminPassword']);
});

it('a file of the newest edition that is opened in the editor of 0.6.8 goes to its own with each value', () => {
  const [old, own] = [all.get('0.6.8')!, all.get(newestVersion.id)!];
  const file = newFile(
    defaultEntries(own).map((one) =>
      one.key === 'PalEggDefaultHatchingTime' ? {...one, value: '72.000000'} : one,
    ),
  );
  const {draft} = apply(old, opening(old, file));
  const {state, notice} = startFrom(own, encodeMoved(draft, old), null);
  expect(notice).toMatchObject({word: 'linkOpened', also: []});
  expect(state.draft.file.entries).toEqual(file.entries);
});

it('asks for a text that a link may not carry until it has a value, and names new defaults', () => {
  const [old, own] = [all.get('0.6.8')!, all.get('1.0')!];
  const file = newFile([
    {key: 'ServerName', value: '"Join password: secret-1"'},
    {key: 'PalEggDefaultHatchingTime', value: '72.000000'},
  ]);
  const hash = encodeMoved(apply(old, opening(old, file)).draft, old);
  const {state, notice} = startFrom(own, hash, null);
  const data = {changed: 'PalEggDefaultHatchingTime'};
  expect(notice).toMatchObject({word: 'linkConverted', also: ['newDefaults'], data});
  const {draft} = assigning(own, {key: 'ExpRate', value: '2.000000'})(state);
  expect(draft.missing).toEqual(['ServerName']);
  expect(draft.file.entries).toContainEqual({key: 'ServerName', value: '""'});
});

it('names what a version has not', () => {
  const entries = [{key: 'ItemCorruptionMultiplier', value: '2.000000'}];
  const old = all.get('0.4.15')!;
  const {notice, state} = startFrom(old, encodeShared({version: '0.6.8', entries}), null);
  const data = {dropped: 'ItemCorruptionMultiplier'};
  expect(notice).toMatchObject({word: 'linkConverted', also: ['leftOut'], data});
  expect(state.draft).toEqual(startState(old).draft);
});

it('is the kept draft, one step back behind a link', () => {
  const data = all.get('0.6.8')!;
  const own = apply(data, assigning(data, {key: 'ExpRate', value: '2.000000'}));
  const kept = encodeDraft(own.draft, data);
  expect(startFrom(data, '#ExpRate', kept)).toMatchObject({
    state: {draft: own.draft, past: []},
    notice: {word: 'draftLoaded'},
  });
  const link = encodeShared({version: '0.6.8', entries: [{key: 'bIsPvP', value: 'True'}]});
  expect(startFrom(data, link, kept)).toMatchObject({
    state: {past: [own.draft]},
    notice: {word: 'linkOpened', also: ['linkUndo']},
  });
  expect(startFrom(data, link.slice(0, -1), kept)).toMatchObject({
    state: {past: [], draft: own.draft},
    notice: {word: 'linkBroken'},
  });
});
