/** Lighthouse, as a phone, on every kind of page, beside the other sites. */
import {pageKinds} from '../../tests/support/pageKinds';
import {chromiumPath, FLAGS, withServer} from '../lib/browser';
import type {BenchOptions} from '../lib/options';
import {builtSite} from '../lib/peers';
import {kilobytes, median, table} from '../lib/report';
import {tool} from '../lib/work';

/** The parts of Lighthouse's report that we read. */
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

interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly script: number;
  readonly style: number;
  readonly html: number;
  readonly requests: number;
}

function figuresOf({categories, audits, runtimeError}: Report): Figures {
  if (runtimeError) {
    throw new Error(`Lighthouse: ${runtimeError.message}`);
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const requests = (audits['network-requests']?.details?.items ?? []) as readonly Request[];
  const bytes = (type: string) =>
    requests
      .filter(({resourceType}) => resourceType === type)
      .reduce((sum, {transferSize}) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: bytes('Script'),
    style: bytes('Stylesheet'),
    html: bytes('Document'),
    // What is fetched ahead for the next page comes last, at the lowest priority.
    requests: requests.filter(
      ({resourceType, priority}) => !(resourceType === 'Other' && priority === 'VeryLow'),
    ).length,
  };
}

/** Runs Lighthouse several times, each in a browser of its own, and takes the middle of each figure. */
async function visit(url: string, runs: number): Promise<Figures> {
  const {default: lighthouse} = await tool<{default: Lighthouse}>('lighthouse', 'core/index.js');
  const {launch} = await tool<Launcher>('chrome-launcher', 'dist/index.js');
  const chromePath = await chromiumPath();
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({chromePath, chromeFlags: ['--headless=new', ...FLAGS]});
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        // Lighthouse gives no figures for a page that answers 404, unless told so.
        ignoreStatusCode: true,
      });
      if (result) {
        all.push(figuresOf(result.lhr));
      }
    } finally {
      chrome.kill();
    }
  }
  const middle = (name: keyof Figures) => median(all.map((figures) => figures[name]));
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Figures;
}

const HEAD = [
  'Page',
  'Site',
  'Performance',
  'LCP',
  'Blocking',
  'CLS',
  'Script',
  'Style',
  'HTML',
  'Requests',
  'Access., practices, SEO',
];

/** The cells of a page, in the order of the head. A page that cannot be measured does not end the run. */
async function cells(url: string, runs: number): Promise<string[]> {
  try {
    const figures = await visit(url, runs);
    return [
      String(figures.performance),
      `${(figures.lcp / 1000).toFixed(2)} s`,
      `${figures.tbt.toFixed(0)} ms`,
      figures.cls.toFixed(3),
      kilobytes(figures.script),
      kilobytes(figures.style),
      kilobytes(figures.html),
      String(figures.requests),
      `${figures.accessibility}, ${figures.practices}, ${figures.seo}`,
    ];
  } catch (error) {
    console.error(`${url}: ${(error as Error).message}`);
    return HEAD.slice(2).map(() => 'failed');
  }
}

/** Measures every kind of page in each site. */
export async function measureLighthouse(options: BenchOptions): Promise<string> {
  const found = new Map<string, readonly string[]>();
  for (const name of options.peers) {
    const {peer, dir} = await builtSite(name, options.isFresh);
    await withServer(dir, async (origin) => {
      for (const locale of options.locales) {
        for (const kind of pageKinds.filter(({name: page}) => options.pages.includes(page))) {
          const page = peer.address(kind.path);
          if (page === undefined) {
            continue;
          }
          const url = `${origin}/${locale === 'ja' ? 'ja/' : ''}${page}`;
          const row = [`${kind.name} (${locale})`, peer.label, ...(await cells(url, options.runs))];
          console.log(row.join(' | '));
          found.set(`${kind.name} ${locale} ${name}`, row);
        }
      }
    });
  }
  // The same page of each site, one below the other.
  const rows = options.locales.flatMap((locale) =>
    pageKinds.flatMap(({name}) =>
      options.peers.flatMap((peer) => {
        const row = found.get(`${name} ${locale} ${peer}`);
        return row ? [row] : [];
      }),
    ),
  );
  return `The middle of ${options.runs} runs. Bytes as they came, compressed, without what is fetched ahead for the next page.\n\n${table([HEAD, ...rows])}`;
}
