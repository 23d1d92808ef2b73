/** Builds of the game that public places name and src/data/builds.ts lacks. */
import type {ServerBuild} from '../../src/data/builds';

export interface PublicBuilds {
  /** Tags of the official image, such as v1.0.5.102999. */
  readonly tags: readonly string[];
  /** The build id that Steam gives to who installs the server now. */
  readonly steamBuild?: string | undefined;
}

const numbers = (text: string) =>
  (/^v?(\d+(?:\.\d+){3})$/.exec(text)?.[1] ?? '').split('.').map(Number);

/** Below zero where `a` is older. */
function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place < 0 ? 0 : a[place]! - (b[place] ?? 0);
}

/**
 * What to enter for each newer build; nothing where the guide knows them all. Older ones that it lacks
 * are no news: not every tag of the past is known.
 */
export function newerBuilds(
  {tags, steamBuild}: PublicBuilds,
  builds: readonly ServerBuild[],
): readonly string[] {
  const known = builds
    .flatMap(({imageTag, fullVersion}) => [imageTag, fullVersion])
    .map((name) => numbers(name ?? ''))
    .filter(({length}) => length === 4);
  const newest = known.sort(compare).at(-1) ?? [];
  const newer = tags.filter(
    (tag) => numbers(tag).length === 4 && compare(numbers(tag), newest) > 0,
  );
  const steamBuilds = builds.flatMap(({steamBuilds: ids = []}) => ids.map(Number));
  return [
    ...newer.map((tag) => {
      const full = tag.replace(/^v/, '');
      const version = full.replace(/\.\d+$/, '');
      return `The official image has the tag ${tag}: npm run new-build -- ${version} --full ${full} --tag ${tag} --day <day> --source "ghcr.io/pocketpairjp/palserver:${tag} (<day>)"`;
    }),
    ...(Number(steamBuild) > Math.max(...steamBuilds)
      ? [
          `Steam delivers build ${steamBuild!}: add --steam ${steamBuild!}, or to the record of its version in src/data/builds.ts.`,
        ]
      : []),
  ];
}
