import {expect, it} from 'vitest';
import {sourceIds} from '../../core/sources';
import {defaultFileSources} from '../../data/settings/sources';
import {newestVersion, oldestVersion, type VersionId} from '../../data/versions';
import {resolve} from './resolve';

const context = {locale: 'ja', baseUrl: '/guide/', file: 'test'} as const;

it('names no later build on the pages of an older edition', () => {
  const note = (version: VersionId) =>
    resolve({of: 'settings', fact: sourceIds.setting('BaseCampMaxNum')}, {...context, version});
  const [newest, oldest] = [newestVersion.id, oldestVersion.id].map((id) => note(id).main?.details);
  const build = defaultFileSources[newestVersion.id][0]?.build;
  expect(newest).toContain(build);
  expect(oldest).not.toContain(build);
});

it('fills in the form for a wrong fact where there is a repository', () => {
  const fact = {of: 'settings', fact: sourceIds.setting('BaseCampMaxNum')};
  expect(resolve(fact, {...context, version: '0.5.0'}).report).toBeUndefined();
  const {report} = resolve(fact, {
    ...context,
    version: '0.5.0',
    repositoryUrl: 'https://github.com/owner/guide',
  });
  expect(Object.fromEntries(new URL(report?.href ?? '').searchParams)).toEqual({
    template: 'wrong-fact.yml',
    version: '0.5.0',
    language: 'ja',
    page: '/guide/ja/0.5.0/settings-and-operation/configuration#BaseCampMaxNum',
    key: 'BaseCampMaxNum',
  });
});

it('says nothing beside a fact that is confirmed', () => {
  const fact = {of: 'settings', fact: sourceIds.setting('ExpRate')};
  expect(resolve(fact, {...context, version: '0.6.8'})).toEqual({});
});

it('refuses a group and a fact that are not there', () => {
  const at = {...context, version: '0.6.8'} as const;
  expect(() => resolve({of: 'setting', fact: 'x'}, at)).toThrow('Use settings');
  expect(() => resolve({of: 'settings', fact: 'setting-Nothing'}, at)).toThrow(
    'There is no fact "setting-Nothing"',
  );
});
