import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isAtLeast, previousVersion, versionIds} from '../../src/data/versions';
import {comparisonOf, differencesBetween} from '../../src/core/changes';
import {upgradeFor} from '../../src/core/changes/upgrade';
import {splitSentence} from '../../src/core/text/sentences';
import {defaultIni, removedSettings, settingsForVersion} from '../../src/core/settings';
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
      const entry = heading.closest('details').text().replace(/\s/g, '');
      for (const part of [...Object.values(splitSentence(words!.summary)), printedDefault]) {
        expect(entry, key).toContain(part.replace(/\s/g, ''));
      }
    }
    const keys = new Set<string>([...settings, ...removedSettings(version)].map(({key}) => key));
    const shown = $('article h3[id] > code:first-child').toArray();
    const extra = shown.map((code) => $(code).text()).filter((key) => !keys.has(key));
    expect(extra, 'settings that this version does not have').toEqual([]);
  });

  it.each(versionIds.filter((version) => isAtLeast(version, '0.2.4.0')))(
    'of %s name what the version brought',
    (version) => {
      const {$, text} = builtPage(locale, version, 'settings-and-operation/changes');
      const previous = previousVersion(version)!;
      const {added, removed} = differencesBetween('settings', previous, version);
      expect(added.length).toBeGreaterThanOrEqual(4);
      for (const key of [...added, ...removed]) {
        expect(text).toContain(key);
      }
      const steps = upgradeFor(
        comparisonOf(version, ['settings', 'arguments', 'commands']),
        [previous, version],
        wordsOf(locale).upgrade,
        {},
      );
      expect(steps.length).toBeGreaterThanOrEqual(5);
      const shown = $('article ol > li[data-step]').toArray();
      expect(shown.map(({attribs}) => attribs['data-step'])).toEqual(steps.map(({id}) => id));
      const items = shown.flatMap((step) => $(step).find('code').toArray());
      expect(items.map((code) => $(code).text())).toEqual(steps.flatMap((step) => step.items));
    },
  );
});

it.each(versionIds)(
  'the file of %s to download has the defaults, and its page leads to it',
  (version) => {
    const file = `/data/${version}/PalWorldSettings.ini`;
    expect(fs.readFileSync(builtFile(file), 'utf8')).toBe(defaultIni(version));
    const {$} = builtPage('en', version, 'settings-and-operation/configuration');
    expect($(`a[href="${beforeAddress}${file}"]`).length).toBeGreaterThan(0);
  },
);
