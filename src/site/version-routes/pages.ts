import {versionOfAddress, type VersionOfDocs} from './tables';

/** Whose entry a page needs: that of its version, or of the latest (the first) outside the docs. */
export function entryOfPage(address: string, versions: readonly VersionOfDocs[]): string {
  return (versionOfAddress(address.replace(/(?:index)?\.html$/, ''), versions) ?? versions[0]!)
    .label;
}

const SCRIPT = /<script[^>]*\s(?:data-)?src="?(?<file>[^\s">]+)"?[^>]*><\/script>/g;

/** Takes the entries of other versions out of a page. Throws when its own is not there. */
export function keepOwnEntry(html: string, own: string, prefix: string): string {
  const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+\.js$/, '');
  let hasEntries = false;
  let hasOwn = false;
  const result = html.replace(SCRIPT, (tag, file: string) => {
    const name = nameOf(file);
    if (!name.startsWith(prefix)) {
      return tag;
    }
    hasEntries = true;
    hasOwn ||= name === own;
    return name === own ? tag : '';
  });
  if (hasEntries && !hasOwn) {
    throw new Error(`A page lacks the script ${own}, so it would stay without its interface.`);
  }
  return result;
}
