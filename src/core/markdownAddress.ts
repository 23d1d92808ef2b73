/** Returns the address of a page's Markdown: `/x.md` for `/x/` and `/x`, `/index.md` for a root. */
export function markdownAddress(permalink: string, baseUrl: string): string {
  const path = permalink.replace(/\/$/, '');
  return path.length < baseUrl.length ? `${baseUrl}index.md` : `${path}.md`;
}
