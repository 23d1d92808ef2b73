/** Compares the facts of two states of this guide with the list of what changed in it. */
import type {GuideChange} from '../../src/data/guideChanges';

/**
 * The facts that must be announced when they change, as plain data: by name ('default of ExpRate',
 * 'endpoint info', 'argument -port', 'command Kick', 'port rest', 'path saves'), then by version.
 */
export type FactSnapshot = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A fact that differs between two states in a version that both have. */
export interface ChangedFact {
  readonly fact: string;
  readonly version: string;
  readonly from: string;
  readonly to: string;
}

/** What changed, came or went. A version that only one state has is a new edition, not a correction. */
export function changedFacts(before: FactSnapshot, after: FactSnapshot): readonly ChangedFact[] {
  const versionsOf = (snapshot: FactSnapshot) =>
    new Set(Object.values(snapshot).flatMap((byVersion) => Object.keys(byVersion)));
  const versions = [...versionsOf(after)].filter((version) => versionsOf(before).has(version));
  const facts = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return facts.flatMap((fact) =>
    versions
      .map((version) => ({
        fact,
        version,
        from: before[fact]?.[version] ?? '',
        to: after[fact]?.[version] ?? '',
      }))
      .filter(({from, to}) => from !== to),
  );
}

/** The name under which a correction announces a fact; undefined for other entries. */
function announcedFact(change: GuideChange): string | undefined {
  if (change.kind === 'setting') {
    return `${change.fact} of ${change.key}`;
  }
  return 'name' in change ? `${change.kind} ${change.name}` : undefined;
}

/** One sentence for each changed fact that no entry of the list announces. */
export function unannounced(
  facts: readonly ChangedFact[],
  changes: readonly GuideChange[],
): readonly string[] {
  return facts
    .filter(
      ({fact, version, from, to}) =>
        !changes.some(
          (change) =>
            announcedFact(change) === fact &&
            'versions' in change &&
            (change.versions as readonly string[]).includes(version) &&
            change.from === from &&
            change.to === to,
        ),
    )
    .map(
      ({fact, version, from, to}) =>
        `The ${fact} in ${version} changed from "${from}" to "${to}". Tell readers: add an entry to src/data/guideChanges, with these two values and the source.`,
    );
}
