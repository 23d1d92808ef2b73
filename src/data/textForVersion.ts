import {isAtLeast, isVersionId, versionIds, type VersionId} from './versions';

const CONDITION = /<(?<name>Since|Before|Only) v="(?<list>[^"]*)">(?<text>.*?)<\/\k<name>>/gs;

/** Applies `<Since>`, `<Before>` and `<Only>` in texts that aren't MDX. */
export function textForVersion(text: string, version: VersionId): string {
  const resolved = text
    .replace(CONDITION, (_, name: string, list: string, inner: string) => {
      const given = list.split(/\s+/).filter(Boolean).map(documented);
      const first = given[0];
      if (!first) {
        throw new Error(`<${name} v="${list}"> names no version.`);
      }
      const isKept =
        name === 'Since'
          ? isAtLeast(version, first)
          : name === 'Before'
            ? !isAtLeast(version, first)
            : given.includes(version);
      return isKept ? inner : '';
    })
    .replaceAll('{{version}}', version);
  if (/<\/?(?:Since|Before|Only)\b/.test(resolved)) {
    throw new Error(`A version tag is not closed, or two of one kind are nested: ${resolved}`);
  }
  return resolved.replace(/[ \t]+\n/g, '\n').trimEnd();
}

/** Throws for an unknown version. */
export function documented(id: unknown): VersionId {
  if (typeof id !== 'string' || !isVersionId(id)) {
    throw new Error(
      `${JSON.stringify(id)} is no documented version. Known: ${versionIds.join(', ')}.`,
    );
  }
  return id;
}
