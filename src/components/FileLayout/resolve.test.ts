import {describe, expect, it} from 'vitest';
import {runsOn} from '../../core/paths';
import {locales} from '../../data/locales';
import {serverSystems} from '../../data/paths';
import {versionIds} from '../../data/versions';
import {resolve} from './resolve';

describe('the files of the server', () => {
  it('make a table in every version that runs on the system', () => {
    for (const version of versionIds) {
      for (const locale of locales) {
        for (const os of serverSystems.filter((system) => runsOn(system, version))) {
          const {files} = resolve({os}, {version, locale, baseUrl: '/', file: 'page.mdx'});
          expect(files.length).toBeGreaterThanOrEqual(8);
          expect(files.every(({place}) => Object.values(place).every((text) => text !== ''))).toBe(
            true,
          );
          expect(files.every(({remark}) => remark !== '')).toBe(true);
        }
      }
    }
  });

  it('refuse a system that does not exist, and Docker before its time', () => {
    const context = {version: '0.2.4.0', locale: 'en', baseUrl: '/', file: 'page.mdx'} as const;
    expect(() => resolve({os: 'bsd'}, context)).toThrow('windows, linux, docker');
    expect(() => resolve({os: 'docker'}, context)).toThrow('<Since>');
  });
});
