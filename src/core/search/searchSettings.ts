/** What the search in the browser and the search in the tests have in common. */
export const searchSettings = {
  /** Longer texts are cut; characters. */
  maxQueryLength: 5000,
  /** Hits in the drop-down. */
  limit: 8,
  /** Characters of a snippet. */
  snippetLength: 50,
  /**
   * Pages that list everything, or tell of other versions, answer few questions: they stand behind
   * pages that explain.
   */
  weightOf: (address: string): number =>
    /#variables$|\/settings-and-operation\/(?:a-z|changes|editor)(?:#|$)|\/(?:glossary|getting-started\/newer-versions)(?:#|$)/.test(
      address,
    )
      ? 0.5
      : 1,
};
