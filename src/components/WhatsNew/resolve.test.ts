import {describe, expect, it} from 'vitest';
import {resolve} from './resolve';

describe('the news of a version', () => {
  it('reach the page in its language, and empty groups stay away', () => {
    const context = {version: '0.6.8', locale: 'ja', baseUrl: '/', file: 'page.mdx'} as const;
    const {notes: shown, groups} = resolve({}, context);
    expect(shown[0]?.text).toContain('チャット');
    expect(groups.every(({items}) => items.length > 0)).toBe(true);
  });

  it('link what the version has to its entry, and nothing that is gone', () => {
    const {groups} = resolve({}, {version: '0.5.0', locale: 'en', baseUrl: '/', file: 'page.mdx'});
    const items = (id: string) => groups.find((group) => group.id === id)?.items ?? [];
    expect(items('settingsRemoved')).toEqual([{name: 'AllowConnectPlatform'}]);
    expect(items('settingsAdded')[0]?.to).toContain('/0.5.0/settings-and-operation/configuration#');
  });
});
