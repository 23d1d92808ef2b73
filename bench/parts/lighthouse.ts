import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {ensureChromium} from '../../scripts/lib/chromium';
import {localePath, locales} from '../../src/data/locales';
import {docsVersion, versionPath} from '../../src/data/versions';
import {pageKinds} from '../../tests/support/pageKinds';
import {FLAGS, percentile, serveBuild, table} from '../lib';

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<string, {readonly numericValue?: number; readonly details?: {readonly items: unknown}}>
  >;
  readonly runtimeError?: {readonly message: string};
}

interface Request {
  readonly resourceType: string;
  readonly priority: string;
  readonly transferSize: number;
}

type Lighthouse = (url: string, flags: object) => Promise<{readonly lhr: Report} | undefined>;

interface Launcher {
  readonly launch: (options: object) => Promise<{readonly port: number; kill(): void}>;
}

async function tool<T>(name: string, entry: string): Promise<T> {
  const file = path.resolve('bench/node_modules', name, entry);
  if (!fs.existsSync(file)) {
    throw new Error('Install the packages of the benchmarks first: npm ci --prefix bench');
  }
  return (await import(pathToFileURL(file).href)) as T;
}

const score = (name: string) => (report: Report) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);
const value = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? 0;
const requests = ({audits}: Report) =>
  (audits['network-requests']?.details?.items ?? []) as readonly Request[];
const bytes = (type: string) => (report: Report) =>
  requests(report)
    .filter(({resourceType}) => resourceType === type)
    .reduce((sum, {transferSize}) => sum + transferSize, 0);
const kilobytes = (size: number) => `${(size / 1000).toFixed(size < 1e5 ? 1 : 0)} KB`;

const COLUMNS: Readonly<
  Record<string, readonly [(report: Report) => number, (figure: number) => string]>
> = {
  Performance: [score('performance'), String],
  LCP: [value('largest-contentful-paint'), (ms) => `${(ms / 1000).toFixed(2)} s`],
  Blocking: [value('total-blocking-time'), (ms) => `${ms.toFixed(0)} ms`],
  CLS: [value('cumulative-layout-shift'), (shift) => shift.toFixed(3)],
  Script: [bytes('Script'), kilobytes],
  Style: [bytes('Stylesheet'), kilobytes],
  HTML: [bytes('Document'), kilobytes],
  Requests: [
    // Files that the site prefetches for the next page are listed last.
    (report) =>
      requests(report).filter(
        ({resourceType, priority}) => !(resourceType === 'Other' && priority === 'VeryLow'),
      ).length,
    String,
  ],
  Accessibility: [score('accessibility'), String],
  Practices: [score('best-practices'), String],
  SEO: [score('seo'), String],
};

async function visit(url: string, runs: number): Promise<readonly Report[]> {
  const {default: lighthouse} = await tool<{default: Lighthouse}>('lighthouse', 'core/index.js');
  const {launch} = await tool<Launcher>('chrome-launcher', 'dist/index.js');
  const chromePath = await ensureChromium();
  const reports: Report[] = [];
  while (reports.length < runs) {
    const chrome = await launch({chromePath, chromeFlags: ['--headless=new', ...FLAGS]});
    try {
      // Unless it is told to, Lighthouse gives no figures for a page that answers 404.
      const options = {port: chrome.port, logLevel: 'error', ignoreStatusCode: true};
      const result = await lighthouse(url, options);
      if (!result || result.lhr.runtimeError) {
        throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
      }
      reports.push(result.lhr);
    } finally {
      chrome.kill();
    }
  }
  return reports;
}

/** Pages outside the editions, and the page of an older one, keep their addresses. */
const inNewest = (page: string): string =>
  /^(?:\d|search|markdown-page|no-such-page)/.test(page) ? page : versionPath(docsVersion) + page;

export async function measureLighthouse(runs: number): Promise<string> {
  const origin = await serveBuild();
  const rows: string[][] = [['Page', ...Object.keys(COLUMNS)]];
  for (const locale of locales) {
    for (const {name, path: page} of pageKinds) {
      const reports = await visit(`${origin}/${localePath(locale)}${inNewest(page)}`, runs);
      const cells = Object.values(COLUMNS).map(([read, write]) =>
        write(percentile(reports.map(read), 50)),
      );
      rows.push([`${name} (${locale})`, ...cells]);
      console.log(rows.at(-1)!.join(' | '));
    }
  }
  return `These are the medians of ${runs} runs in the edition ${docsVersion}. Bytes are counted as they were sent, compressed, without what the page fetches ahead for the next one.\n\n${table(rows)}`;
}
