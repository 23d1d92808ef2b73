/** What the search in the browser and the search in the tests have in common. */
export const searchSettings = {
  /** Hits in the drop-down. */
  limit: 8,
  /** Characters of a snippet. */
  snippetLength: 50,
  /** Pages that list everything answer few questions: they stand behind pages that explain. */
  weightOf: (url: string): number =>
    /\/settings-and-operation\/(?:a-z|changes|editor)\/?$/.test(url) ? 0.5 : 1,
};
