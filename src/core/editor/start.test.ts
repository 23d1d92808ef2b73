import {expect, it} from 'vitest';
import {apply, dataOf} from '../../../tests/support/editorStates';
import {defaultFileEntries} from '../../data/settings/order';
import {versionIds} from '../../data/versions';
import {newFile} from '../ini/file';
import {
  askingFor,
  assigning,
  encodeDraft,
  encodeShared,
  opening,
  shareableEntries,
  startState,
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

it.each(pairs)('a link of %s opens in %s with what was changed', (from, to) => {
  const [before, after] = [all.get(from)!, all.get(to)!];
  const draft = changedIn(before);
  const {entries, leftOut} = shareableEntries(draft.file.entries, before, undefined);
  expect(leftOut).toBe(1);
  const {state, notice} = startFrom(after, encodeShared({version: from, entries}), null);
  expect(notice?.word).toBe(from === to ? 'linkOpened' : 'linkConverted');
  const expected = {...Object.fromEntries(defaultFileEntries(to)), ExpRate: '3.000000'};
  const given = state.draft.file.entries.map(({key, value}) => [key, value] as const);
  expect(Object.fromEntries(given)).toEqual(expected);
});

it.each(pairs)('a file of %s that goes to the editor of %s is converted there', (from, to) => {
  const [before, after] = [all.get(from)!, all.get(to)!];
  const draft = changedIn(before);
  const file = {...draft.file, before: `; my server\n${draft.file.before}`};
  const brought = encodeDraft({...draft, file}, before, from);
  expect(brought).not.toContain('secret');
  const {state, notice} = startFrom(after, '', null, brought);
  expect(notice?.word).toBe('broughtMissing');
  expect(notice?.also?.includes('fromOther')).toBe(from !== to);
  const given = Object.fromEntries(state.draft.file.entries.map(({key, value}) => [key, value]));
  const own = {ExpRate: '3.000000', MyOwnKey: '7', AdminPassword: '""'};
  expect(given).toEqual({...Object.fromEntries(defaultFileEntries(to)), ...own});
  expect(state.draft.file.before).toMatch(/^; my server\n/);
  expect(state.draft.missing).toEqual(['AdminPassword']);
});

it('a file that goes to another editor is asked for what could not be read', () => {
  const [before, after] = [all.get('1.0')!, all.get('0.6.8')!];
  const opened = opening(before, newFile([{key: 'ExpRate', value: '2'}]))(startState(before)).draft;
  const asking = askingFor(before, opened, ['AdminPassword', 'bIsPvP', 'ExpRate', 'NoSuchKey']);
  const {state, notice} = startFrom(after, '', null, encodeDraft(asking, before, '1.0'));
  expect(notice?.word).toBe('broughtMissing');
  expect(state.draft.missing).toEqual(['AdminPassword']);
  expect(askingFor(before, opened, ['bIsPvP'])).toBe(opened);
});

it('a file without a known edition of its own comes as it is', () => {
  const data = all.get('0.6.8')!;
  const {draft} = apply(data, assigning(data, {key: 'ExpRate', value: '3.000000'}));
  for (const from of [undefined, '__proto__', '9.9']) {
    const {state, notice} = startFrom(data, '', null, encodeDraft(draft, data, from));
    expect(state.draft).toEqual(draft);
    expect(notice).toEqual({word: 'brought', also: []});
  }
});

it('names what a version has not', () => {
  const entries = [{key: 'ItemCorruptionMultiplier', value: '2.000000'}];
  const old = all.get('0.4.15')!;
  const {notice, state} = startFrom(old, encodeShared({version: '0.6.8', entries}), null);
  const data = {dropped: 'ItemCorruptionMultiplier'};
  expect(notice).toMatchObject({word: 'linkConverted', also: ['leftOut'], data});
  expect(state.draft).toEqual(startState(old).draft);
});

it('is the kept draft, one step back behind a link; the defaults are none', () => {
  const data = all.get('0.6.8')!;
  const {draft} = startState(data);
  expect(startFrom(data, '', encodeDraft(draft, data)).notice).toBeUndefined();
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
