import {expect, it} from 'vitest';
import {notes} from '../../data/whatsNew';
import {firstVersionWith, oldestVersion, versionIds} from '../../data/versions';
import {newsOf} from '.';

it('has at least one note for every version, and every note in one version', () => {
  for (const version of versionIds) {
    expect(newsOf(version).notes.length, version).toBeGreaterThan(0);
  }
  const shown = versionIds.flatMap((version) => newsOf(version).notes);
  expect([...shown].sort()).toEqual(notes.map(({id}) => id).sort());
  for (const {id, since} of notes) {
    expect(firstVersionWith(since), id).toBeDefined();
  }
});

it('compares nothing for the oldest version', () => {
  const {notes: own, ...groups} = newsOf(oldestVersion.id);
  expect(own.length).toBeGreaterThan(0);
  expect(Object.values(groups).flat()).toEqual([]);
});

it('finds what came with 0.2.4.0, went with 0.5.0 and changed in 0.6.8', () => {
  const news = newsOf('0.2.4.0');
  expect(news).toMatchObject({commandsAdded: ['UnBanPlayer'], argumentsAdded: ['-logformat']});
  expect(news.settingsAdded).toContain('RESTAPIEnabled');
  expect(news.endpointsAdded).toContain('unban');
  expect(newsOf('0.5.0').settingsRemoved).toEqual(['AllowConnectPlatform']);
  const limit = {id: 'ChatPostLimitPerMinute', from: '10', to: '30'};
  expect(newsOf('0.6.8').defaultsChanged).toEqual([limit]);
});
