/** The questions of administrators: answered on the pages, in both languages, and found. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {latestVersion} from '../../src/data/versions';
import {builtPage} from '../support/builtSite';
import {questions} from './administrators';
import {ownSearch} from './evaluate';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
const AMONG = 3;
const ENOUGH = 55;

describe.each(['en', 'ja'] as const)('sixty questions, %s', (locale) => {
  it('are all different', () => {
    expect(questions).toHaveLength(60);
    expect(new Set(questions.map((question) => question[locale])).size).toBe(60);
  });

  it('have their answers where the list says', () => {
    const missing = questions.flatMap(({en, answers}) =>
      answers.flatMap((answer) => {
        const [page = '', section] = answer.split('#');
        const {$} = builtPage(locale, latestVersion.id, page.replace(/\/$/u, ''));
        return section === undefined || $(`[id="${section}"]`).length === 1
          ? []
          : [`${en}: ${answer}`];
      }),
    );
    expect(missing, 'correct the section in tests/search/administrators.ts').toEqual([]);
  });

  it(`are found: ${ENOUGH} of them among the first ${AMONG} hits`, async () => {
    const root = locale === 'en' ? '/' : `/${locale}/`;
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
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(ENOUGH);
  });
});
