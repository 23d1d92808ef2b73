/**
 * Which UDP ports belong to a line that shares its IPv4 address by MAP-E, as most Japanese fibre
 * lines do.
 *
 * RFC 7597, section 5.1: a port is three groups of bits: `a` (never 0), the line's number (PSID) and
 * the rest. Each value of `a` gives the line one block of ports. How many bits each group has depends
 * on the service; the figures here are those of public scripts for home routers
 * (github.com/makeding/luci-app-fleth, 2026-08-19; gist.github.com/osakanataro/a9ba5ded, 2021-05-17).
 */

/** Bits of the block's number `a`, the PSID offset of RFC 7597, and bits of the PSID. */
export const layouts = {
  // v6 Plus (JPIX) and BIGLOBE's IPv6 Option.
  v6plus: {offset: 4, psidLength: 8},
  ocn: {offset: 6, psidLength: 6},
} as const;

/** Services that lay their ports out in the same way. */
export type MapEService = keyof typeof layouts;

/** Ports in a row, both ends included. */
export interface PortBlock {
  readonly first: number;
  readonly last: number;
}

/** The highest PSID of a service: 255 or 63. */
export function highestPsid(service: MapEService): number {
  return 2 ** layouts[service].psidLength - 1;
}

/** All blocks of ports of a line, lowest first. Throws a RangeError for a PSID the service lacks. */
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

/** Whether a port belongs to one of the blocks. */
export function ownsPort(blocks: readonly PortBlock[], port: number): boolean {
  return blocks.some(({first, last}) => first <= port && port <= last);
}

/**
 * The port to start the server with: the usual one where the line has it, else the first of the line
 * from 8192 on. Those stay below the ports that Linux (32768) and Windows (49152) hand out to outgoing
 * connections, so no other program takes the port by chance.
 */
export function portForServer(blocks: readonly PortBlock[], usual: number): number {
  const own = blocks.find(({first}) => first >= 8192);
  if (!own) {
    throw new Error('Every line has blocks above 8192.');
  }
  return ownsPort(blocks, usual) ? usual : own.first;
}

/** The lowest port that any line of a service owns: 4096 or 1024. */
export function lowestPort(service: MapEService): number {
  return 2 ** (16 - layouts[service].offset);
}

/** The PSID of the line that a port belongs to; undefined for ports that no line has (0 to 1023 or 4095). */
export function psidOfPort(service: MapEService, port: number): number | undefined {
  const {offset, psidLength} = layouts[service];
  if (!Number.isInteger(port) || port < lowestPort(service) || port > 65535) {
    return undefined;
  }
  return Math.floor(port / 2 ** (16 - offset - psidLength)) % 2 ** psidLength;
}
