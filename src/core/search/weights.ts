/** `weights.test.ts` in `site/search-index` has a reason for each weight. */
export const weights = {
  title: 3,
  phrases: 4,
  length: 0.2,
  completeness: 2.5,
  elsewhereOnPage: 0.3,
  calledSo: 1.8,
  namedSo: 1.5,
  beside: 0.12,
  synonym: 0.65,
  otherForm: 0.7,
  partOfWord: 0.5,
  kanjiAlone: 0.5,
  line: 2,
  nextPage: 0.8,
};
