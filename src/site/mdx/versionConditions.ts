import {isAtLeast, isVersionId, versionIds, type VersionId} from '../../data/versions';

const conditions = {
  Since: (page: VersionId, [given]: Given) => isAtLeast(page, given),
  Before: (page: VersionId, [given]: Given) => !isAtLeast(page, given),
  Only: (page: VersionId, given: Given) => given.includes(page),
} as const;

type Given = readonly [VersionId, ...VersionId[]];
export type Condition = keyof typeof conditions;

export const conditionNames = Object.keys(conditions) as readonly Condition[];

export function isCondition(name: string): name is Condition {
  return Object.hasOwn(conditions, name);
}

/**
 * Tells whether a condition with `v="list"` is true.
 * @throws when the list names no version, an unknown version, or too many
 */
export function holds(name: Condition, list: string | undefined, page: VersionId): boolean {
  return conditions[name](page, readVersions(name, list));
}

function readVersions(name: Condition, list: string | undefined): Given {
  const given = (list ?? '').split(/\s+/).filter(Boolean);
  const unknown = given.filter((id) => !isVersionId(id));
  if (given.length === 0 || unknown.length > 0) {
    throw new Error(
      `<${name} v="${list ?? ''}"> must name documented versions: ${versionIds.join(', ')}.`,
    );
  }
  if (given.length > 1 && name !== 'Only') {
    throw new Error(
      `<${name} v="${list}"> takes one version. For a list of versions there is <Only v="${list}">.`,
    );
  }
  return given as [VersionId, ...VersionId[]];
}
