// @ts-check
/**
 * A loader for a part of the theme that would look for titles that are not there.
 *
 * @this {{_module?: {issuer?: {resource?: string}}}}
 */
function refuse() {
  throw new Error(
    `${this._module?.issuer?.resource ?? 'A package'} shows titles of other pages (DocCardList), which src/build/page-titles leaves out. Take that plugin out of docusaurus.config.ts.`,
  );
}

module.exports = refuse;
