import {describe, expect, it} from 'vitest';
import {announcement} from '../../config/announcement';
import {landingFacts} from '../../components/LandingFacts/landing';
import {builds, newestBuild} from '../../data/builds';
import {locales} from '../../data/locales';
import {latestVersion} from '../../data/versions';
import {wordsOf} from '../../words';
import {statusJson} from './statusJson';

describe('data/status.json', () => {
  it('says which edition and which build are the newest, and lists every build', () => {
    const status = statusJson();
    expect(status.newestEdition).toBe(latestVersion.id);
    expect(status.newestBuild.version).toBe(newestBuild.version);
    expect(status.builds).toHaveLength(builds.length);
    expect(status.later.settings.length).toBeGreaterThanOrEqual(31);
  });
});

describe.each(locales)('versions in the words of %s', (locale) => {
  it('reach the announcement and the home page from the data', () => {
    for (const text of [
      announcement(locale).content,
      landingFacts(latestVersion.id, locale)
        .map(({value}) => value)
        .join(' '),
    ]) {
      expect(text).toContain(latestVersion.id);
      expect(text).toContain(newestBuild.version);
    }
  });

  it('are not written by hand in the announcement, the notices and the home page', () => {
    const {site, landing, interface: labels} = wordsOf(locale);
    const notices = Object.entries(labels).filter(([id]) => id.startsWith('theme.docs.versions.'));
    expect(notices.length).toBeGreaterThanOrEqual(3);
    const texts = [site.announcement, JSON.stringify(landing), ...notices.map(([, text]) => text)];
    for (const text of texts) {
      expect(text).not.toMatch(/\d+\.\d+\.\d+/);
    }
  });

  it('never call an edition the latest without saying that it is one of this guide', () => {
    const {landing, interface: labels} = wordsOf(locale);
    const own = {en: /edition/, ja: /版/}[locale];
    expect(landing.latest).toMatch(own);
    expect(labels['theme.docs.versions.latestVersionLinkLabel']).toMatch(own);
    expect(labels['theme.docs.versions.unmaintainedVersionLabel']).toMatch(own);
  });
});
