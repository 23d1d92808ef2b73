import {features} from '../features';
import type {Source} from '../sources/types';
import {linuxGsm, obouhlel, officialGuide, officialImage, thijsvanloef} from '../sources/projects';
import {rowsOf} from '../rowsOf';
import {isPresent, type Lifetime, type VersionId} from '../versions';
import {values, type ValueId} from '../values';

export type Exposure = 'public' | 'ifNeeded' | 'never';

interface PortShape extends Lifetime {
  readonly number: ValueId;
  readonly protocol: 'UDP' | 'TCP';
  readonly changedBy: {readonly kind: 'argument' | 'setting'; readonly name: string};
  readonly second: ValueId;
  readonly exposure: Exposure;
  readonly confidence: 'high' | 'medium';
  readonly source: readonly Source[];
}

const rows = {
  game: {
    number: 'gamePort',
    protocol: 'UDP',
    changedBy: {kind: 'argument', name: '-port'},
    second: 'secondGamePort',
    exposure: 'public',
    confidence: 'high',
    source: [
      officialGuide('getting-started/requirements', '1.0'),
      officialGuide('settings-and-operation/arguments', '1.0'),
      officialImage('compose.yaml', '2024-10-21'),
    ],
  },
  query: {
    number: 'queryPort',
    protocol: 'UDP',
    // No page of the developer names this argument, which administrators use daily.
    changedBy: {kind: 'argument', name: '-queryport'},
    second: 'secondQueryPort',
    exposure: 'ifNeeded',
    confidence: 'medium',
    source: [linuxGsm('issues/4454', '2024-01-22'), thijsvanloef('scripts/start.sh', '2024-12-05')],
  },
  rest: {
    number: 'restPort',
    protocol: 'TCP',
    changedBy: {kind: 'setting', name: 'RESTAPIPort'},
    second: 'secondRestPort',
    exposure: 'never',
    since: features.restApi.since,
    confidence: 'high',
    source: [
      officialGuide('settings-and-operation/configuration', '1.0'),
      obouhlel('Dockerfile', '2024-12-14'),
    ],
  },
  rcon: {
    number: 'rconPort',
    protocol: 'TCP',
    changedBy: {kind: 'setting', name: 'RCONPort'},
    second: 'secondRconPort',
    exposure: 'never',
    confidence: 'high',
    source: [
      officialGuide('settings-and-operation/configuration', '1.0'),
      officialGuide('api/rcon'),
      thijsvanloef(undefined, '2024-12-05'),
    ],
  },
} as const satisfies Readonly<Record<string, PortShape>>;

export const ports = rowsOf<keyof typeof rows, PortShape>(rows);
export type Port = (typeof ports)[number];

export function portsOf(version: VersionId): readonly Port[] {
  return ports.filter((port) => isPresent(port, version));
}

export function portNumber(port: Port): string {
  return values[port.number];
}
