import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isAtLeast, previousVersion, versionIds} from '../../src/data/versions';
import {differencesBetween} from '../../src/core/changes';
import {defaultIni, removedSettings, settingsForVersion} from '../../src/core/settings';
import {upgradeFor} from '../../src/core/upgrade';
import {upgradeFacts} from '../../src/core/upgrade/facts';
import {wordsOf} from '../../src/words';
import {beforeAddress} from '../support/addresses';
import {builtFile, builtPage} from '../support/builtSite';

describe.each(['en', 'ja'] as const)('the settings pages in %s', (locale) => {
  it.each(versionIds)('of %s say key, name, summary and default of every setting', (version) => {
    const {$} = builtPage(locale, version, 'settings-and-operation/configuration');
    const settings = settingsForVersion(version);
    expect(settings.length).toBeGreaterThanOrEqual(63);
    for (const {key, printedDefault} of settings) {
      const heading = $(`h3[id="${key}"]`);
      expect(heading.length, `#${key}`).toBe(1);
      const words = wordsOf(locale).settings.settings[key];
      expect(heading.text()).toContain(words?.name);
      const entry = heading.next().text();
      expect(entry, key).toContain(words?.summary);
      expect(entry, key).toContain(printedDefault);
    }
    const keys = new Set<string>(
      [...settings, ...removedSettings(version)].map((setting) => setting.key),
    );
    const extra = $('article h3[id] > code:first-child')
      .toArray()
      .map((code) => $(code).text())
      .filter((key) => !keys.has(key));
    expect(extra, 'settings that this version does not have').toEqual([]);
  });

  it.each(versionIds.filter((version) => isAtLeast(version, '0.2.4.0')))(
    'of %s name what the version brought',
    (version) => {
      const {$, text} = builtPage(locale, version, 'settings-and-operation/changes');
      const previous = previousVersion(version);
      expect(previous).toBeDefined();
      const {added, removed} = differencesBetween('settings', previous ?? version, version);
      expect(added.length).toBeGreaterThanOrEqual(4);
      for (const key of [...added, ...removed]) {
        expect(text).toContain(key);
      }
      // The steps of the default pair are complete without a script.
      const {steps} = upgradeFor(upgradeFacts(version), previous ?? version, version);
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(
        $('article ol > li[data-step]')
          .toArray()
          .map((step) => $(step).attr('data-step')),
      ).toEqual(steps.map(({id}) => id));
      expect(
        $('article li[data-step] code')
          .toArray()
          .map((code) => $(code).text()),
      ).toEqual(steps.flatMap(({items}) => items));
    },
  );
});

describe('the downloads', () => {
  it.each(versionIds)('of %s have every setting, and the page leads to them', (version) => {
    const text = (name: string) => fs.readFileSync(builtFile(`data/${version}/${name}`), 'utf8');
    expect(text('PalWorldSettings.ini')).toBe(defaultIni(version));
    const read = (name: string): unknown => JSON.parse(text(name));
    const keys = settingsForVersion(version).map(({key}) => key);
    const {settings} = read('settings.json') as {settings: {key: string}[]};
    expect(settings.map(({key}) => key)).toEqual(keys);
    const {properties} = read('settings.schema.json') as {properties: object};
    expect(Object.keys(properties)).toEqual(keys);
    const {$} = builtPage('en', version, 'settings-and-operation/configuration');
    expect(
      $(`a[href="${beforeAddress}/data/${version}/PalWorldSettings.ini"]`).length,
    ).toBeGreaterThan(0);
  });
});
