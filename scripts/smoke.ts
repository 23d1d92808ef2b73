/**
 * `npm run smoke -- https://example.org/guide/` ends with 1 when the site is broken, and with 2
 * when nothing answers.
 */
import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {redirects} from '../src/config/redirects';
import {localePath, locales} from '../src/data/locales';
import {rootVersion, versionIds, versionPath, type VersionId} from '../src/data/versions';
import {runScript} from './lib/runScript';

interface SmokeReport {
  readonly looked: number;
  readonly answered: number;
  readonly problems: readonly string[];
}

const PAGES = [
  '',
  'getting-started/requirements',
  'settings-and-operation/configuration',
  'settings-and-operation/editor',
  'search',
];
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /text\/css/,
  json: /json/,
  svg: /svg/,
  png: /png/,
  webmanifest: /json/,
};
const TIMEOUT = 20_000;
const NOWHERE = 'no-such-page-of-the-guide';

/** Checks a site by its English home page's address, with a slash at its end. */
export async function smoke(
  site: string,
  versions: readonly VersionId[] = versionIds,
): Promise<SmokeReport> {
  const problems: string[] = [];
  const files = new Set<string>();
  let looked = 0;
  let answered = 0;

  async function ask(url: string, status = 200): Promise<{text: string; type: string} | undefined> {
    looked += 1;
    try {
      const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT)});
      answered += 1;
      const text = await response.text();
      if (response.status === status) {
        return {text, type: response.headers.get('content-type') ?? ''};
      }
      problems.push(`${url} answers ${response.status} instead of ${status}.`);
    } catch (error) {
      problems.push(`${url} does not answer: ${String(error)}`);
    }
    return undefined;
  }

  async function lookAtPage(url: string): Promise<void> {
    const answer = await ask(url);
    if (!answer) {
      return;
    }
    const $ = load(answer.text);
    if (!/text\/html/.test(answer.type)) {
      problems.push(`${url} is sent as "${answer.type}" instead of text/html.`);
    }
    if ($('main h1').text().trim() === '') {
      problems.push(`${url} has no heading: it is not the page that was built.`);
    }
    if ($('meta[http-equiv="Content-Security-Policy" i]').length === 0) {
      problems.push(`${url} has no content security policy.`);
    }
    $('script[src], script[data-src], link[href], img[src]').each((_, element) => {
      const {src, 'data-src': later, href, rel} = element.attribs;
      const isFile = !href || /stylesheet|icon|manifest|preload|prefetch/.test(rel ?? '');
      const file = new URL(src ?? later ?? href ?? '', url);
      if (isFile && file.origin === new URL(url).origin) {
        files.add(file.href);
      }
    });
  }

  async function lookAtFile(url: string): Promise<void> {
    const answer = await ask(url);
    const wanted = TYPES[/\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''];
    if (answer && answer.text === '') {
      problems.push(`${url} is empty.`);
    } else if (answer && wanted && !wanted.test(answer.type)) {
      problems.push(`${url} is sent as "${answer.type}".`);
    }
  }

  for (const locale of locales) {
    const root = site + localePath(locale);
    for (const version of versions) {
      const base = root + versionPath(version);
      const pages = PAGES.filter((page) => version === rootVersion || page !== 'search');
      for (const page of pages) {
        await lookAtPage(base + page);
      }
    }
    const wrong = await ask(root + NOWHERE, 404);
    if (wrong && load(wrong.text)('main h1').text().trim() === '') {
      problems.push(`${root}${NOWHERE} does not show the page of the guide for wrong addresses.`);
    }
    await lookAtFile(`${root}sitemap.xml`);
  }
  for (const {from, to} of redirects.redirects) {
    const answer = await ask(site + from.slice(1));
    if (answer && !answer.text.includes(to)) {
      problems.push(`${site}${from.slice(1)} does not lead to ${to}.`);
    }
  }
  for (const file of ['data/status.json', 'data/index.json', 'search-index.json']) {
    await lookAtFile(site + file);
  }
  for (const file of files) {
    await lookAtFile(file);
  }
  return {looked, answered, problems};
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {tries: {type: 'string', default: '1'}, pause: {type: 'string', default: '60'}},
  });
  const [site] = positionals;
  if (!site || !URL.canParse(site)) {
    throw new Error('Name the address of the site: npm run smoke -- https://example.org/guide/');
  }
  const look = () => smoke(site.replace(/\/?$/, '/'));
  let report = await look();
  // The checks run again, because hosts and networks have short faults.
  for (let turn = 1; turn < Number(values.tries) && report.problems.length > 0; turn += 1) {
    await setTimeout(Number(values.pause) * 1000);
    report = await look();
  }
  const {looked, answered, problems} = report;
  const verdict = problems.length === 0 ? 'good' : answered > 0 ? 'broken' : 'unknown';
  problems.forEach((problem) => console.log(problem));
  console.log(`${looked} addresses looked at, ${problems.length} with a fault: ${verdict}.`);
  // The workflow returns to the previous release only if the output has this word.
  if (process.env.GITHUB_OUTPUT) {
    fs.appendFileSync(process.env.GITHUB_OUTPUT, `verdict=${verdict}\n`);
  }
  return {good: 0, broken: 1, unknown: 2}[verdict];
}

runScript('smoke', () =>
  main().catch((error: Error) => {
    console.error(error.message);
    return 2;
  }),
);
