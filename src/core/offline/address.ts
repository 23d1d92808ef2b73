/**
 * The names under which an address may be stored, the likelier first: the path below the base, a page
 * without a slash, `.html` or `index.html`. Hosts answer all these forms, and so does a copy on the
 * device. Empty when the address is outside the base or cannot be read.
 */
export function storedPaths(pathname: string, base: string): readonly string[] {
  const plain = pathname.replace(/\/{2,}/g, '/');
  const below = `${plain}/` === base ? base : plain;
  if (!below.startsWith(base)) {
    return [];
  }
  const path = below
    .slice(base.length)
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  // The Markdown file of a page has two addresses, too.
  return path.endsWith('/index.md') ? [path, path.replace(/\/index\.md$/, '.md')] : [path];
}

/** The name of such a file carries a hash of its content: it is the same in every build that has it. */
export function isHashed(path: string): boolean {
  return /(?:^|\/)assets\/.+\.[0-9a-f]{8}\.\w+$/.test(path);
}
