/** `weights.test.ts` in `site/search-index` shows what each weight is good for. */
export const weights = {
  title: 3,
  phrases: 4,
  /** 0 to 1: a long section is hardly a worse answer. */
  length: 0.2,
  completeness: 2.5,
  elsewhereOnPage: 0.4,
  /** For a title or a phrase that is the question. */
  calledSo: 1.8,
  namedSo: 1.5,
  /** For words such as "how". */
  beside: 0.12,
  synonym: 0.65,
  otherForm: 0.7,
  /** So much of a path is enough where the whole is nowhere. */
  partOfPath: 0.5,
  /** ログアウト, cut into pairs, isn't ログ. */
  partOfWord: 0.5,
  /** 落ちる isn't 落とす. */
  kanjiAlone: 0.5,
  nearlyAsGood: 0.55,
};
