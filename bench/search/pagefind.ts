import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {startStaticServer} from '../../scripts/lib/staticServer';
import {searchSettings} from '../../src/core/search/searchSettings';
import {buildDir} from '../../tests/search/evaluate';
import type {SearchCase} from '../../tests/search/queryLists';
import {workDir, type Engine} from './engine';

const port = Number(process.env.BENCH_PORT ?? 3999);

/** Pagefind over copies of the pages, asked in a browser, up to three places of a page. */
export async function pagefindSearch(
  root: string,
  urls: readonly string[],
  list: readonly SearchCase[],
): Promise<Engine> {
  const site = path.resolve(workDir, `pagefind${root.replaceAll('/', '-')}`);
  fs.rmSync(site, {recursive: true, force: true});
  for (const url of urls) {
    fs.mkdirSync(path.join(site, url), {recursive: true});
    fs.copyFileSync(path.join(buildDir, url, 'index.html'), path.join(site, url, 'index.html'));
  }
  const {status} = spawnSync(
    'bench/node_modules/.bin/pagefind',
    ['--site', site, '--root-selector', 'article'],
    {
      stdio: 'ignore',
    },
  );
  if (status !== 0) {
    throw new Error('Pagefind could not index the pages.');
  }
  await startStaticServer({dir: site, baseUrl: '/', port: port + (root === '/' ? 0 : 1)});
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  let bytes = 0;
  page.on('response', (response) => {
    void response
      .body()
      .then((body) => (bytes += body.length))
      .catch(() => undefined);
  });
  await page.goto(`http://localhost:${port + (root === '/' ? 0 : 1)}${root}`);
  bytes = 0;
  const answers = await page.evaluate(
    async ({queries, limit}) => {
      // The test page's browser must resolve the import: written as `import(…)`, the transpiler of
      // this script would make a call of its own of it. The text is fixed, nothing gets into it.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see the lines above
      const load = new Function('return import("/pagefind/pagefind.js")') as () => Promise<{
        search(query: string): Promise<{
          results: {
            data(): Promise<{
              url: string;
              sub_results: {url: string; locations: number[]}[];
            }>;
          }[];
        }>;
      }>;
      const pagefind = await load();
      const found: string[][] = [];
      for (const query of queries) {
        const {results} = await pagefind.search(query);
        const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
        found.push(
          data.flatMap(({url, sub_results: places}) =>
            places.length > 0
              ? [...places]
                  .sort((a, b) => b.locations.length - a.locations.length)
                  .slice(0, 3)
                  .map((place) => place.url)
              : [url],
          ),
        );
      }
      return found;
    },
    {queries: list.map(({query}) => query), limit: searchSettings.limit},
  );
  await browser.close();
  const normal = (url: string) => {
    const [address = '', hash] = decodeURI(url).slice(root.length).split('#');
    const name = address === 'api/rcon/' ? address : address.replace(/\/$/, '');
    return hash ? `${name}#${hash}` : name;
  };
  const byQuery = new Map(list.map(({query}, at) => [query, answers[at]!.map(normal)]));
  return {name: 'Pagefind', searcher: (query) => byQuery.get(query) ?? [], bytes};
}
