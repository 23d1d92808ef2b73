/** Code is coloured while the site is built (src/core/highlight). */
export default function prismIncludeLanguages(): void {}
