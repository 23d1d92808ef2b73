import {expect, it} from 'vitest';
import {highestPsid, ownsPort, portBlocks, portForServer, psidOfPort, type MapEService} from '.';
import {readLine} from './read';

function portsOf(service: MapEService, psid: number): number[] {
  return portBlocks(service, psid).flatMap(({first, last}) =>
    Array.from({length: last - first + 1}, (_, index) => first + index),
  );
}

it('the ports of a MAP-E line: are those of the public script for PSID 110 of v6 Plus', () => {
  const [first, second, ...others] = portBlocks('v6plus', 110);
  expect(others).toHaveLength(13);
  expect([first?.first, first?.last, second?.first, second?.last]).toEqual([
    5856, 5871, 9952, 9967,
  ]);
  expect(others.at(-1)).toEqual({first: 63200, last: 63215});
});

it('the ports of a MAP-E line: belong to one line each, and together are all ports but the lowest', () => {
  for (const [service, lowest] of [
    ['v6plus', 4096],
    ['ocn', 1024],
  ] as const) {
    const owners = new Map<number, number>();
    for (let psid = 0; psid <= highestPsid(service); psid += 1) {
      const ports = portsOf(service, psid);
      expect(ports.filter((port) => owners.has(port))).toEqual([]);
      expect(ports.filter((port) => psidOfPort(service, port) !== psid)).toEqual([]);
      ports.forEach((port) => owners.set(port, psid));
    }
    expect(owners.size).toBe(65536 - lowest);
    expect([...owners.keys()].sort((a, b) => a - b)[0]).toBe(lowest);
    expect(psidOfPort(service, lowest - 1)).toBeUndefined();
  }
});

it('the ports of a MAP-E line: always hold one for the server, below those of outgoing connections', () => {
  for (const service of ['v6plus', 'ocn'] as const) {
    for (let psid = 0; psid <= highestPsid(service); psid += 1) {
      const blocks = portBlocks(service, psid);
      const port = portForServer(blocks, 8211);
      expect(ownsPort(blocks, port) && port >= 8192 && port < 32768, `${port}`).toBe(true);
    }
    expect(portForServer(portBlocks(service, 1), 8211)).toBe(8211);
  }
  expect(portForServer(portBlocks('v6plus', 110), 8211)).toBe(9952);
});

it('the ports of a MAP-E line: are refused for a PSID that the service lacks', () => {
  expect(() => portBlocks('ocn', 64)).toThrow('from 0 to 63');
  expect(() => portBlocks('v6plus', 1.5)).toThrow('from 0 to 255');
});

const line = {psid: 110, service: 'v6plus'};
const other = {psid: 0x2e, service: 'ocn'};

it.each(['110', ' １１０ ', '5856', '5871', '63215'])('%j is a PSID or a port', (text) => {
  expect(readLine(text, 'v6plus')).toEqual(line);
});

it.each([
  ['240b:10:1234:6e00::/56', line],
  ['240B:0010:1234:6E00:0000:0000:0000:0001', line],
  ['240b:253:1234:6eff::1', line],
  ['2404:7a80:1234:6e00::', line],
  ['2404:7a87:1234:6e00', line],
  ['2400:4050:1234:ae00::1', other],
  ['2400:4153:1234:2e00::', other],
  ['100', {problem: 'number'}],
  ['1024', {psid: 0, service: 'ocn'}],
])('what people type: %s is read whatever service was chosen', (text, read) => {
  expect(readLine(text, 'ocn')).toEqual(read);
});

it.each([
  ['', 'form'],
  ['v6プラス', 'form'],
  ['240b::10::1', 'form'],
  ['240b:10:xyz::', 'form'],
  ['240b:10', 'form'],
  ['12345678', 'form'],
  ['300', 'number'],
  ['240d:f:1234:5600::', 'nuro'],
  ['2409:10:1234:5600::', 'other'],
  ['240b:c0e0:1234:5600::', 'other'],
])('what people type: %j is wrong, and it says how: %s', (text, problem) => {
  expect(readLine(text, 'v6plus')).toEqual({problem});
});
