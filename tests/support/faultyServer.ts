import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {forward} from './forward';

const KEPT = {'cache-control': 'public, max-age=31536000, immutable'};
const HTML = '<!doctype html><title>Host</title><p>Something went wrong.</p>';

interface Answer {
  readonly to: http.ServerResponse;
  readonly body: Buffer;
  readonly send: (status: number, text: string | Buffer, type?: string) => unknown;
  readonly cut: () => void;
}

const answers = {
  'connection broken': ({to}: Answer) => to.destroy(),
  'status 404': ({send}: Answer) => send(404, HTML, 'text/html'),
  'status 500': ({send}: Answer) => send(500, 'error', 'text/plain'),
  empty: ({send}: Answer) => send(200, ''),
  'cut in half': ({send, body}: Answer) => send(200, body.subarray(0, body.length / 2)),
  'a page of the host': ({send}: Answer) => send(200, HTML, 'text/html'),
  'not the code': ({send}: Answer) => send(200, '\u0000 ((( not the code'),
  'no answer': () => undefined,
  'wrong type': ({send, body}: Answer) => send(200, body, 'application/octet-stream'),
  'no connection from here on': ({cut}: Answer) => cut(),
};
export type Fault = keyof typeof answers;
export const faults = Object.keys(answers) as readonly Fault[];

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;

/** Serves `target`'s site with a fault in one file. */
export async function startFaultyServer(target: string) {
  let broken: {path: string; fault: Fault; isOnce: boolean} | undefined;
  let isCut = false;
  let count = 0;
  const asked = new Set<string>();
  const server = http.createServer((request, response) => {
    if (isCut) {
      response.destroy();
      return;
    }
    const path = request.url!.replace(/\?.*/, '');
    asked.add(path);
    const answer = async (): Promise<void> => {
      const {status, headers, body} = await forward(request, target);
      if (path !== broken?.path) {
        response.writeHead(status, headers).end(body);
        return;
      }
      const {fault, isOnce} = broken;
      count += 1;
      broken = isOnce ? undefined : broken;
      const own = headers['content-type'] ?? '';
      answers[fault]({
        ...{to: response, body},
        send: (status, text, type = own) =>
          response.writeHead(status, {...KEPT, 'content-type': type}).end(text),
        cut: () => {
          isCut = true;
          response.destroy();
        },
      });
    };
    answer().catch(() => response.destroy());
  });
  await once(server.listen(0), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    injected: () => count,
    breakPath: (path: string, fault: Fault, isOnce = false): void => {
      broken = {path, fault, isOnce};
    },
    repair: (): void => {
      isCut = false;
      broken = undefined;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
