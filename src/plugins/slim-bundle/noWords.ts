/** Stands in for the list of all words in the browser: they are where they are shown (inlineWords). */
export default {};
