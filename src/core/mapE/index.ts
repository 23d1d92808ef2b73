/**
 * The UDP ports of a line that shares its IPv4 address by MAP-E. RFC 7597, section 5.1, splits a
 * port into `a` (never 0), the line's number (PSID) and the rest, so each `a` gives the line one
 * block of ports. The sizes of these groups are those of public router scripts
 * (github.com/makeding/luci-app-fleth, 2026-08-19; gist.github.com/osakanataro/a9ba5ded,
 * 2021-05-17).
 */

/** `offset`: bits of `a`, the PSID offset of RFC 7597. */
export const layouts = {
  // v6 Plus (JPIX) and BIGLOBE's IPv6 Option have the same layout.
  v6plus: {offset: 4, psidLength: 8},
  ocn: {offset: 6, psidLength: 6},
} as const;

export type MapEService = keyof typeof layouts;

/** A block of ports includes its first and its last port. */
export interface PortBlock {
  readonly first: number;
  readonly last: number;
}

/** Returns the highest PSID of a service: 255 or 63. */
export function highestPsid(service: MapEService): number {
  return 2 ** layouts[service].psidLength - 1;
}

/**
 * Returns the blocks of a line, lowest first. Throws a RangeError for a PSID that the service
 * lacks.
 */
export function portBlocks(service: MapEService, psid: number): readonly PortBlock[] {
  if (!Number.isInteger(psid) || psid < 0 || psid > highestPsid(service)) {
    throw new RangeError(
      `A PSID of this service is a whole number from 0 to ${highestPsid(service)}.`,
    );
  }
  const {offset, psidLength} = layouts[service];
  const size = 2 ** (16 - offset - psidLength);
  return Array.from({length: 2 ** offset - 1}, (_, index) => {
    const first = (index + 1) * 2 ** (16 - offset) + psid * size;
    return {first, last: first + size - 1};
  });
}

export function ownsPort(blocks: readonly PortBlock[], port: number): boolean {
  return blocks.some(({first, last}) => first <= port && port <= last);
}

/**
 * Returns the port for the server: `usual` where the line owns it, else its first one from 8192,
 * below those that Linux (32768) and Windows (49152) take for outgoing connections.
 */
export function portForServer(blocks: readonly PortBlock[], usual: number): number {
  const own = blocks.find(({first}) => first >= 8192);
  if (!own) {
    throw new Error('Every line has blocks above 8192.');
  }
  return ownsPort(blocks, usual) ? usual : own.first;
}

/** Returns the lowest port of a service: 4096 or 1024. */
export function lowestPort(service: MapEService): number {
  return 2 ** (16 - layouts[service].offset);
}

/** Returns the PSID that owns a port, or undefined below 1024 or 4096. */
export function psidOfPort(service: MapEService, port: number): number | undefined {
  const {offset, psidLength} = layouts[service];
  if (!Number.isInteger(port) || port < lowestPort(service) || port > 65535) {
    return undefined;
  }
  return Math.floor(port / 2 ** (16 - offset - psidLength)) % 2 ** psidLength;
}
