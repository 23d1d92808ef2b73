import fs from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import analyticsPlugin from '../../src/site/analytics';
import {clientScripts} from '../../src/config/clientScripts';
import {defaultLocale, locales} from '../../src/data/locales';

it('the sample for nginx names every language that has a folder', () => {
  const lines = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .split('\n')
    .filter((line) => /^[^#]*\bja\b/.test(line));
  expect(lines.length).toBeGreaterThan(5);
  const others = locales.filter((locale) => locale !== defaultLocale);
  for (const locale of others) {
    const lacking = lines.filter((line) => !new RegExp(`\\b${locale}\\b`).test(line));
    expect(lacking, `deploy/nginx.conf lacks "${locale}" beside "ja" in these lines`).toEqual([]);
  }
});

describe('third parties', () => {
  const {jobs} = parse(fs.readFileSync('.github/workflows/checks.yml', 'utf8')) as {
    readonly jobs: Readonly<
      Record<string, {readonly steps: readonly {readonly run?: string; readonly env?: object}[]}>
    >;
  };

  it('are what the variables of the repository say when the site is published', () => {
    const publishing = jobs.site!.steps.filter(({run}) => run?.includes('npm run build'));
    expect(publishing.map(({env}) => env)).toEqual([
      expect.objectContaining({
        ANALYTICS_ID: '${{ vars.ANALYTICS_ID }}',
        ANALYTICS_CONSENT: '${{ vars.ANALYTICS_CONSENT }}',
        COOKIE_HELPER: "${{ vars.COOKIE_HELPER || '1' }}",
      }),
    ]);
  });

  it.each([
    ['', '', undefined, false],
    ['G-1', '1', 'G-1', true],
    ['G-1', '0', 'G-1', false],
  ])('are loaded as these variables say: %j, %j', async (id, cookieHelper, analytics, isLoaded) => {
    vi.stubEnv('ANALYTICS_ID', id);
    vi.stubEnv('COOKIE_HELPER', cookieHelper);
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const {analyticsId, isAnalyticsConsentNeeded, isCookieHelperEnabled} =
      await import('../../src/config/environment');
    expect([analyticsId, isAnalyticsConsentNeeded]).toEqual([analytics, false]);
    const scripts = JSON.stringify(clientScripts('/', isCookieHelperEnabled));
    expect(scripts.includes('cdn.jsdelivr.net')).toBe(isLoaded);
    const context = {siteDir: '/', i18n: {currentLocale: 'en'}} as LoadContext;
    const plugin = analyticsPlugin(context, {trackingId: analyticsId});
    const tags = JSON.stringify(plugin?.injectHtmlTags?.({content: undefined}) ?? '');
    expect(tags.includes('guide-analytics')).toBe(analytics !== undefined);
    vi.unstubAllEnvs();
  });
});
