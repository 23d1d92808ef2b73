import {describe, expect, it} from 'vitest';
import {announcement} from './frame';
import {landingFacts} from '../components/LandingTasks/resolve';
import {builds, newestBuild} from '../data/builds';
import {locales} from '../data/locales';
import {newestVersion} from '../data/versions';
import {wordsOf} from '../words';
import {statusJson} from '../site/data-files/facts';

describe('data/status.json', () => {
  it('says which edition and which build are the newest, and lists every build', () => {
    const status = statusJson();
    expect(status.newestEdition).toBe(newestVersion.id);
    expect(status.newestBuild.version).toBe(newestBuild.version);
    expect(status.builds).toHaveLength(builds.length);
  });
});

describe.each(locales)('versions in the words of %s', (locale) => {
  it('reach the announcement and the home page from the data', () => {
    for (const text of [
      announcement(locale).content,
      landingFacts(newestVersion.id, locale)
        .map(({value}) => value)
        .join(' '),
    ]) {
      expect(text).toContain(newestVersion.id);
      expect(text).toContain(newestBuild.version);
    }
  });

  it('are not written by hand in the announcement, the notices and the home page', () => {
    const {site, landing, interface: labels} = wordsOf(locale);
    const notices = Object.entries(labels).filter(([id]) => id.startsWith('theme.docs.versions.'));
    expect(notices.length).toBeGreaterThanOrEqual(2);
    const texts = [site.announcement, JSON.stringify(landing), ...notices.map(([, text]) => text)];
    for (const text of texts) {
      expect(text).not.toMatch(/\d+\.\d+\.\d+/);
    }
  });

  it('never call an edition the latest without saying that it is one of this guide', () => {
    expect(wordsOf(locale).landing.latest).toMatch({en: /edition/, ja: /版/}[locale]);
  });
});
