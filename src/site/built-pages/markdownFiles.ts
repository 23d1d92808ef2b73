import path from 'node:path';

interface MarkdownPage {
  readonly twin: string;
  readonly text: string;
}

/** Gives files by path. Links are relative, for a folder on a computer. */
export function markdownFiles(
  pages: readonly MarkdownPage[],
  root: string,
): Record<string, Uint8Array> {
  const pathOf = (twin: string) => (twin.startsWith(root) ? twin.slice(root.length) : 'index.md');
  const paths = new Map(pages.map(({twin}) => [twin, pathOf(twin)]));
  const isOwn = /\]\((?<twin>https?:[^\s)#]+\.md)(?=[)#\s])/g;
  const files = pages.map(({twin, text}) => {
    const folder = path.posix.dirname(pathOf(twin));
    const linked = text.replace(isOwn, (link, address: string) => {
      const own = paths.get(address);
      return own === undefined ? link : `](${path.posix.relative(folder, own)}`;
    });
    return [pathOf(twin), new TextEncoder().encode(linked)] as const;
  });
  return Object.fromEntries(files);
}
