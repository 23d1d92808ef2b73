// @ts-check
/**
 * A loader for what the docs plugin knows of a page: its words are there twice, and once more in the
 * page itself; where its file lies only the build asks.
 */
const WORDS = ['title', 'description', 'keywords', 'sidebar_label'];

/** @param {string} text */
module.exports = (text) => {
  const {source, sourceDirName: _dir, ...metadata} = JSON.parse(text);
  if (metadata.unlisted || metadata.tags?.length > 0) {
    throw new Error(
      `${source} is unlisted or has tags. To show that, take ContentVisibility and TagsListInline out of src/plugins/slim-bundle/unusedParts.ts.`,
    );
  }
  for (const name of WORDS) {
    delete metadata.frontMatter?.[name];
  }
  return JSON.stringify(metadata);
};
