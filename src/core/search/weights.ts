/** The figures that decide the order of hits. `weights.test.ts` in `site/search-index` shows for each what it is good for. */
export const weights = {
  /** A word in the title of a place, or in what readers call it, against one in its text. */
  title: 3,
  phrases: 4,
  /** How much longer texts are held back, 0 to 1: a long section is not a worse answer. */
  length: 0.2,
  /** How far a place that has all of a question goes before one that has only a part. */
  completeness: 2.5,
  /** The credit for a concept that is elsewhere on the page. */
  elsewhereOnPage: 0.4,
  /** The title or a phrase is the question, word for word. */
  calledSo: 1.8,
  /** The title holds the name that the question holds. */
  namedSo: 1.5,
  /** Words beside the question: "how", "the". */
  beside: 0.12,
  /** Another word for the same, as the guide knows it. */
  synonym: 0.65,
  /** Another form of a word: restarting, restarts. */
  otherForm: 0.7,
  /** So much of a path or a file name is enough, where the whole is not there. */
  partOfPath: 0.5,
  /** So much of a Japanese word cut into pairs must be there: ログアウト is no ログ. */
  partOfWord: 0.5,
  /** The kanji of a verb, whatever follows it: 落ちる is no 落とす. */
  kanjiAlone: 0.5,
  /** A further hit of the same page must be nearly as good, or other pages go first. */
  nearlyAsGood: 0.55,
};
