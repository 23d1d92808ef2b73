import {describe, expect, it} from 'vitest';

import {isAtLeast, rootVersion, versionIds} from '../../data/versions';
import {resolve} from './setting';

const context = {version: '0.4.15', locale: 'en', baseUrl: '/', file: 'page.mdx'} as const;

describe('<Setting />', () => {
  it('links to the entry of the same version and shows name and default', () => {
    expect(resolve({name: 'ServerPlayerMaxNum'}, context)).toEqual({
      name: 'ServerPlayerMaxNum',
      isSetting: true,
      to: '/0.4.15/settings-and-operation/configuration#ServerPlayerMaxNum',
      card: 'Maximum number of players · Default: 32',
    });
    expect(
      resolve({name: 'AdminPassword'}, {...context, version: rootVersion, locale: 'ja'}),
    ).toMatchObject({
      to: '/settings-and-operation/configuration#AdminPassword',
      card: '管理者パスワード／デフォルト値：空欄',
    });
  });

  it('stops the build with a sentence for a key that the version lacks', () => {
    expect(() => resolve({name: 'CrossplayPlatforms'}, context)).toThrow(
      `does not exist in version 0.4.15, only in ${versionIds.filter((version) => isAtLeast(version, '0.5.0')).join(', ')}`,
    );
    expect(() => resolve({name: 'serverName'}, context)).toThrow(
      'There is no setting "serverName"',
    );
    expect(() => resolve({}, context)).toThrow('There is no setting');
  });
});
