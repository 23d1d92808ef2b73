/**
 * `npm run smoke -- https://example.org/guide/` ends with 1 when the site is broken, and with 2
 * when nothing answers.
 */
import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {load, type CheerioAPI} from 'cheerio';
import {redirects} from '../src/config/redirects';
import {localePath, locales} from '../src/data/locales';
import {rootVersion, versionIds, versionPath, type VersionId} from '../src/data/versions';
import {runScript} from './lib/runScript';

type FaultsIn = (text: string, type: string) => readonly (string | false | undefined)[];

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

const hasHeading = ($: CheerioAPI) => $('main h1').text().trim() !== '';

/** Checks a site by its English home page's address, with a slash at its end. */
export async function smoke(site: string, versions: readonly VersionId[] = versionIds) {
  const problems: string[] = [];
  const files = new Set<string>();
  let looked = 0;
  let answered = 0;

  async function ask(url: string, faultsIn: FaultsIn, status = 200): Promise<void> {
    looked += 1;
    try {
      const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT)});
      answered += 1;
      const text = await response.text();
      const found =
        response.status === status
          ? faultsIn(text, response.headers.get('content-type') ?? '')
          : [`answers ${response.status} instead of ${status}.`];
      problems.push(...found.flatMap((fault) => (fault ? [`${url} ${fault}`] : [])));
    } catch (error) {
      problems.push(`${url} does not answer: ${String(error)}`);
    }
  }

  const askForPage = (url: string) =>
    ask(url, (html, type) => {
      const $ = load(html);
      $('script[src], script[data-src], link[href], img[src]').each((_, element) => {
        const {src, 'data-src': later, href, rel} = element.attribs;
        const isFile = !href || /stylesheet|icon|manifest|preload|prefetch/.test(rel ?? '');
        const file = new URL(src ?? later ?? href ?? '', url);
        if (isFile && file.origin === new URL(url).origin) {
          files.add(file.href);
        }
      });
      const policy = $('meta[http-equiv="Content-Security-Policy" i]');
      return [
        !/text\/html/.test(type) && `is sent as "${type}" instead of text/html.`,
        !hasHeading($) && 'has no heading: it is not the page that was built.',
        policy.length === 0 && 'has no content security policy.',
      ];
    });

  const askForFile = (url: string) =>
    ask(url, (text, type) => {
      const wanted = TYPES[/\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''];
      return [text === '' ? 'is empty.' : wanted && !wanted.test(type) && `is sent as "${type}".`];
    });

  for (const locale of locales) {
    const root = site + localePath(locale);
    for (const version of versions) {
      for (const page of PAGES.filter((name) => version === rootVersion || name !== 'search')) {
        await askForPage(root + versionPath(version) + page);
      }
    }
    const isOther = (html: string) => [
      !hasHeading(load(html)) && 'does not show the page of the guide for wrong addresses.',
    ];
    await ask(root + NOWHERE, isOther, 404);
    await askForFile(`${root}sitemap.xml`);
  }
  for (const {from, to} of redirects.redirects) {
    await ask(site + from.slice(1), (html) => [!html.includes(to) && `does not lead to ${to}.`]);
  }
  for (const file of ['data/status.json', 'data/index.json', 'search-index.json']) {
    files.add(site + file);
  }
  for (const file of files) {
    await askForFile(file);
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
