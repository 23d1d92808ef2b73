/** The questions of administrators: answered on the pages, in both languages, and found. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {newestVersion, rootVersion, versionPath} from '../../src/data/versions';
import {builtPage} from '../support/builtSite';
import {questions} from './administrators';
import {questionsOf10} from './edition';
import {ownSearch} from './evaluate';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
const AMONG = 3;

/** The lists: how many questions, in which edition they are searched, and how many have to be found. */
const lists = [
  {questions, count: 60, edition: rootVersion, enough: 55},
  {questions: questionsOf10, count: 30, edition: '1.0', enough: 27},
] as const;
const inBoth = lists.flatMap((list) =>
  (['en', 'ja'] as const).map((locale) => ({...list, locale})),
);

describe.each(inBoth)('$count questions, $locale', (list) => {
  const {questions, count, edition, enough, locale} = list;

  it('are all different', () => {
    expect(questions).toHaveLength(count);
    expect(new Set(questions.map((question) => question[locale])).size).toBe(count);
  });

  it('have their answers where the list says', () => {
    const missing = questions.flatMap(({en, answers}) =>
      answers.flatMap((answer) => {
        const [page = '', section] = answer.split('#');
        const {$} = builtPage(locale, newestVersion.id, page.replace(/\/$/u, ''));
        return section === undefined || $(`[id="${section}"]`).length === 1
          ? []
          : [`${en}: ${answer}`];
      }),
    );
    expect(missing, 'correct the section in tests/search/administrators.ts').toEqual([]);
  });

  it(`are found: ${enough} of them among the first ${AMONG} hits`, async () => {
    const root = `${locale === 'en' ? '/' : `/${locale}/`}${versionPath(edition)}`;
    const file = path.join(buildDir, root, 'search-index.json');
    const search = await ownSearch(JSON.parse(fs.readFileSync(file, 'utf8')), locale, root);
    const missed: string[] = [];
    for (const question of questions) {
      const hits = (await search(question[locale])).slice(0, AMONG);
      const isAnswer = (hit: string) =>
        question.answers.some((answer) =>
          answer.includes('#') ? hit === answer : hit.split('#')[0] === answer,
        );
      if (!hits.some(isAnswer)) {
        missed.push(`${question[locale]}: ${hits.join(', ')}`);
      }
    }
    const found = questions.length - missed.length;
    console.log(`${locale}: ${found} of ${questions.length} found.`, missed);
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(enough);
  });
});
