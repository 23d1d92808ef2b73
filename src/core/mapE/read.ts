/** Reads what people find on the pages of their router: a PSID, one of their ports or an IPv6 address. */
import {highestPsid, psidOfPort, type MapEService} from '.';

/**
 * `form`: neither a number nor an IPv6 address. `number`: a number that is neither a PSID nor a port
 * of this service. `nuro`: a NURO line, where nothing can be opened. `other`: an address of a line that
 * does not use one of the known MAP-E services.
 */
export type Problem = 'form' | 'number' | 'nuro' | 'other';

export type Reading =
  {readonly psid: number; readonly service: MapEService} | {readonly problem: Problem};

/**
 * The line that a text means.
 *
 * @param text a PSID (0 to 255), a usable port (1024 and above), or an IPv6 address or prefix, of which
 *   the first four groups count; full-width characters of a Japanese keyboard are read too
 * @param service what the reader chose; an IPv6 address tells by itself and wins
 */
export function readLine(text: string, service: MapEService): Reading {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (plain.includes(':')) {
    return readAddress(plain);
  }
  if (!/^\d{1,5}$/.test(plain)) {
    return {problem: 'form'};
  }
  const number = Number(plain);
  const psid = number <= highestPsid(service) ? number : psidOfPort(service, number);
  return psid === undefined ? {problem: 'number'} : {psid, service};
}

/** The ranges of IPv6 addresses and the place of the PSID in them, as in github.com/makeding/luci-app-fleth. */
function readAddress(address: string): Reading {
  const groups = firstGroups(address);
  if (!groups) {
    return {problem: 'form'};
  }
  const [first, second, , fourth] = groups;
  const isV6plus = first === 0x240b && [0x0010, 0x0012, 0x0250, 0x0252].includes(second & 0xfffe);
  const isBiglobe = first === 0x2404 && second >= 0x7a80 && second < 0x7a88;
  if (isV6plus || isBiglobe) {
    return {psid: fourth >> 8, service: 'v6plus'};
  }
  if (first === 0x2400 && [0x4050, 0x4150].includes(second & 0xfffc)) {
    return {psid: (fourth >> 8) & 0x3f, service: 'ocn'};
  }
  return {problem: first === 0x240d ? 'nuro' : 'other'};
}

/** The first four groups of an IPv6 address, with `::` filled up by zeros; undefined where it is none. */
function firstGroups(address: string): readonly [number, number, number, number] | undefined {
  const [body = ''] = address.split(/[/%]/);
  const halves = body.split('::');
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const zeros = halves.length === 2 ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...tail];
  const isAddress =
    halves.length <= 2 &&
    (halves.length === 2 ? zeros >= 1 : groups.length === 8 || groups.length === 4) &&
    groups.every((group) => /^[\da-f]{1,4}$/.test(group));
  if (!isAddress) {
    return undefined;
  }
  const [a = 0, b = 0, c = 0, d = 0] = groups.map((group) => parseInt(group, 16));
  return [a, b, c, d];
}
