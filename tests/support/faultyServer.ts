import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

export const faults = [
  'connection broken',
  'status 404',
  'status 500',
  'empty',
  'cut in half',
  'a page of the host',
  'not the code',
  'no answer',
  'wrong type',
  'no connection from here on',
] as const;
export type Fault = (typeof faults)[number];

export interface FaultyServer {
  readonly origin: string;
  readonly asked: ReadonlySet<string>;
  readonly injected: () => number;
  readonly breakPath: (path: string, fault: Fault, isOnce?: boolean) => void;
  readonly repair: () => void;
  readonly close: () => void;
}

const KEPT = {'cache-control': 'public, max-age=31536000, immutable'};
const HTML = '<!doctype html><title>Host</title><p>Something went wrong.</p>';

/** Serves `target`'s site with a fault in one file. */
export async function startFaultyServer(target: string): Promise<FaultyServer> {
  let broken: {path: string; fault: Fault; isOnce: boolean} | undefined;
  let isCut = false;
  let count = 0;
  const asked = new Set<string>();
  const answerWrong = (fault: Fault, type: string, body: Buffer, to: http.ServerResponse): void => {
    const send = (status: number, text: string | Buffer, contentType = type) =>
      to.writeHead(status, {...KEPT, 'content-type': contentType}).end(text);
    const answers: Readonly<Record<Fault, () => unknown>> = {
      'connection broken': () => to.destroy(),
      'status 404': () => send(404, HTML, 'text/html'),
      'status 500': () => send(500, 'error', 'text/plain'),
      empty: () => send(200, ''),
      'cut in half': () => send(200, body.subarray(0, body.length / 2)),
      'a page of the host': () => send(200, HTML, 'text/html'),
      'not the code': () => send(200, '\u0000 ((( not the code'),
      'no answer': () => undefined,
      'wrong type': () => send(200, body, 'application/octet-stream'),
      'no connection from here on': () => {
        isCut = true;
        to.destroy();
      },
    };
    answers[fault]();
  };
  const server = http.createServer((request, response) => {
    if (isCut) {
      response.destroy();
      return;
    }
    const path = request.url!.replace(/\?.*/, '');
    asked.add(path);
    const {'accept-encoding': _, ...headers} = request.headers;
    const forward = async (answer: http.IncomingMessage): Promise<void> => {
      const body = await buffer(answer);
      if (path !== broken?.path) {
        response.writeHead(answer.statusCode!, answer.headers).end(body);
        return;
      }
      const {fault, isOnce} = broken;
      count += 1;
      broken = isOnce ? undefined : broken;
      answerWrong(fault, answer.headers['content-type'] ?? '', body, response);
    };
    const giveUp = () => response.destroy();
    http
      .get(new URL(request.url!, target), {headers}, (answer) => void forward(answer).catch(giveUp))
      .on('error', giveUp);
  });
  await once(server.listen(0), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    injected: () => count,
    breakPath: (path, fault, isOnce = false) => {
      broken = {path, fault, isOnce};
    },
    repair: () => {
      isCut = false;
      broken = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
