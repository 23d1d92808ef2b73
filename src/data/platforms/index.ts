/**
 * The table omits a platform before its first period, because the game was not sold on it or
 * nothing is known.
 */
import {isPresent, type Lifetime, type VersionId} from '../versions';

/**
 * `steamServer` and `xboxServer` mean only servers set to that platform, `beta` the test of June
 * 2024.
 */
export type Joining = 'yes' | 'steamServer' | 'xboxServer' | 'beta' | 'no';

/** `list` means that joining by address isn't proven. */
export type Finding = 'addressOrList' | 'listOnly' | 'list';

export interface Access extends Lifetime {
  readonly joining: Joining;
  readonly finding?: Finding;
}

interface PlatformShape {
  readonly id: string;
  readonly access: readonly Access[];
}

const rows = [
  {
    id: 'steam',
    access: [
      {removed: '0.3.1', joining: 'yes', finding: 'addressOrList'},
      {since: '0.3.1', removed: '0.5.0', joining: 'steamServer', finding: 'addressOrList'},
      {since: '0.5.0', joining: 'yes', finding: 'addressOrList'},
    ],
  },
  {
    id: 'xbox',
    access: [
      {removed: '0.2.4.0', joining: 'no'},
      {since: '0.2.4.0', removed: '0.3.1', joining: 'beta', finding: 'listOnly'},
      {since: '0.3.1', removed: '0.5.0', joining: 'xboxServer', finding: 'listOnly'},
      {since: '0.5.0', joining: 'yes', finding: 'listOnly'},
    ],
  },
  {
    id: 'microsoftStore',
    access: [
      {removed: '0.3.1', joining: 'no'},
      {since: '0.3.1', removed: '0.5.0', joining: 'xboxServer', finding: 'list'},
      {since: '0.5.0', joining: 'yes', finding: 'list'},
    ],
  },
  {
    id: 'ps5',
    access: [
      {since: '0.3.9', removed: '0.5.0', joining: 'no'},
      {since: '0.5.0', joining: 'yes', finding: 'listOnly'},
    ],
  },
  {id: 'mac', access: [{since: '0.5.0', joining: 'yes', finding: 'list'}]},
] as const satisfies readonly PlatformShape[];

export type PlatformId = (typeof rows)[number]['id'];

export interface PlatformAccess extends Access {
  readonly id: PlatformId;
}

export const platforms: readonly (PlatformShape & {readonly id: PlatformId})[] = rows;

export function platformsOf(version: VersionId): readonly PlatformAccess[] {
  return platforms.flatMap(({id, access}) => {
    const now = access.find((period) => isPresent(period, version));
    return now ? [{...now, id}] : [];
  });
}
