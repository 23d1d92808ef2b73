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

/** A platform has a record for each period. */
interface PlatformShape extends Lifetime {
  readonly id: string;
  readonly joining: Joining;
  readonly finding?: Finding;
}

const rows = [
  {id: 'steam', removed: '0.3.1', joining: 'yes', finding: 'addressOrList'},
  {id: 'steam', since: '0.3.1', removed: '0.5.0', joining: 'steamServer', finding: 'addressOrList'},
  {id: 'steam', since: '0.5.0', joining: 'yes', finding: 'addressOrList'},
  {id: 'xbox', removed: '0.2.4.0', joining: 'no'},
  {id: 'xbox', since: '0.2.4.0', removed: '0.3.1', joining: 'beta', finding: 'listOnly'},
  {id: 'xbox', since: '0.3.1', removed: '0.5.0', joining: 'xboxServer', finding: 'listOnly'},
  {id: 'xbox', since: '0.5.0', joining: 'yes', finding: 'listOnly'},
  {id: 'microsoftStore', removed: '0.3.1', joining: 'no'},
  {id: 'microsoftStore', since: '0.3.1', removed: '0.5.0', joining: 'xboxServer', finding: 'list'},
  {id: 'microsoftStore', since: '0.5.0', joining: 'yes', finding: 'list'},
  {id: 'ps5', since: '0.3.9', removed: '0.5.0', joining: 'no'},
  {id: 'ps5', since: '0.5.0', joining: 'yes', finding: 'listOnly'},
  {id: 'mac', since: '0.5.0', joining: 'yes', finding: 'list'},
] as const satisfies readonly PlatformShape[];

export type PlatformId = (typeof rows)[number]['id'];

export const platforms: readonly (PlatformShape & {readonly id: PlatformId})[] = rows;

export const platformsOf = (version: VersionId) =>
  platforms.filter((platform) => isPresent(platform, version));
