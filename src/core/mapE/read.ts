import {highestPsid, psidOfPort, type MapEService} from '.';

/**
 * `form`: neither a number nor an IPv6 address. `number`: neither a PSID nor a port of this
 * service. `nuro`: no port can be opened. `other`: the address belongs to none of the known
 * services.
 */
export type Problem = 'form' | 'number' | 'nuro' | 'other';

export type Reading =
  {readonly psid: number; readonly service: MapEService} | {readonly problem: Problem};

/**
 * Reads what a router shows: a PSID (0 to 255), a port (from 1024), or an IPv6 address or prefix,
 * in half or full width. An IPv6 address overrides the chosen `service`, because it names its own.
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

/** The address ranges are those of github.com/makeding/luci-app-fleth. */
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
