import {gzipSync} from 'node:zlib';
import {search} from '../../src/core/search/search';
import {addTexts, readIndexFile, type SearchIndex} from '../../src/core/search/searchIndex';
import {locales} from '../../src/data/locales';
import {docsVersion} from '../../src/data/versions';
import {evaluate, inBox, indexFiles, ownSearch, share} from '../../tests/search/evaluate';
import {queryLists, rootOf, type SearchCase} from '../../tests/search/queryLists';
import {percentile, table} from '../lib';

function timeKeystrokes(index: SearchIndex, list: readonly SearchCase[]): readonly number[] {
  return list.flatMap(({query}) =>
    Array.from({length: query.length}, (_, length) => {
      const started = performance.now();
      search(index, query.slice(0, length + 1), inBox);
      return performance.now() - started;
    }),
  );
}

function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

const percent = (shares: readonly number[]) =>
  `${shares.map((value) => Math.round(value * 100)).join(' / ')} %`;

export async function measureSearch(): Promise<string> {
  const head = [
    'Section in the first 1 / 3 / 8',
    'Page in the first 1 / 3 / 8',
    'Index, texts (gzip)',
  ];
  const rows = [['Language', 'List', ...head]];
  const speed: string[] = [];
  for (const locale of locales) {
    const root = rootOf(locale, docsVersion);
    const [content, texts] = indexFiles(root);
    const started = processorTime();
    const first = await readIndexFile(JSON.parse(content), locale);
    search(first, locale === 'en' ? 'change server name' : '設定 反映されない', inBox);
    const answered = processorTime() - started;
    const index = await addTexts(first, JSON.parse(texts));
    const loaded = processorTime() - started;
    const lists = queryLists.filter((list) => list.locale === locale && list.name !== 'old');
    const times = timeKeystrokes(
      index,
      lists.flatMap(({cases}) => cases),
    );
    const at = (part: number) => percentile(times, part).toFixed(1);
    speed.push(
      `- ${locale}: ${times.length} keystrokes, median ${at(50)} ms, 95th percentile ${at(95)} ms; first answer after ${Math.round(answered)} ms of processor time, all texts after ${Math.round(loaded)} ms.`,
    );
    for (const list of lists) {
      const outcomes = evaluate(list.cases, await ownSearch(list));
      const shares = (of: 'rank' | 'pageRank') =>
        percent([1, 3, 8].map((most) => share(outcomes, most, of)));
      const size = [content, texts]
        .map((file) => `${Math.round(gzipSync(file).length / 1000)} KB`)
        .join(' + ');
      rows.push([locale, list.name, shares('rank'), shares('pageRank'), size]);
    }
  }
  return `${table(rows)}\n\n${speed.join('\n')}`;
}
