/** Where the Markdown file of a page is: `/x/` and `/x` have theirs at `/x.md`, a root at `/index.md`. */
export function markdownAddress(permalink: string, baseUrl: string): string {
  const path = permalink.replace(/\/$/, '');
  return path.length < baseUrl.length ? `${baseUrl}index.md` : `${path}.md`;
}
