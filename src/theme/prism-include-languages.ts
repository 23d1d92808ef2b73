/** Nothing to include: code is coloured while the site is built (src/lib/highlight). */
export default function prismIncludeLanguages(): void {}
