/** This server checks calls against OpenAPI, and answers with its examples. */
import {restBasePath} from '../../../src/data/rest/operations';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020';
import type {VersionId} from '../../../src/data/versions';
import {follow, readSpec, type Operation} from '../../../src/data/rest/spec';

interface ReceivedCall {
  readonly operation: string;
  readonly body: unknown;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

interface Options {
  readonly version: VersionId;
  readonly password: string;
  readonly replies?: Readonly<Record<string, unknown>>;
  readonly port?: number;
}

export async function startTestServer(options: Options) {
  const {version, password, replies = {}, port = 0} = options;
  const spec = readSpec(version, 'en');
  const ajv = new Ajv2020({strict: false});
  ajv.addSchema(spec, 'spec');
  const calls: ReceivedCall[] = [];

  function answer(request: http.IncomingMessage, given: string): [status: number, body: string] {
    const {url = '', headers} = request;
    const method = request.method!.toLowerCase();
    const route = url.startsWith(restBasePath) ? url.slice(restBasePath.length) : '';
    const operation: Operation | undefined = spec.paths[route]?.[method];
    if (!operation) {
      const errorCode = 'errors.com.epicgames.httpserver.route_handler_not_found';
      return [404, JSON.stringify({errorCode, errorMessage: ''})];
    }
    const expected = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
    if (headers.authorization !== expected) {
      return [401, 'Unauthorized'];
    }
    if (method === 'post' && headers['content-length'] === undefined) {
      return [411, ''];
    }
    let body: unknown;
    if (operation.requestBody) {
      const schema = `${route.replaceAll('/', '~1')}/${method}/requestBody/content/application~1json/schema`;
      try {
        body = JSON.parse(given);
      } catch {
        return [400, ''];
      }
      if (!ajv.validate({$ref: `spec#/paths/${schema}`}, body)) {
        return [400, ''];
      }
    }
    const call = {operation: operation.operationId, body};
    calls.push(call);
    const reply = operation.responses['200'];
    const plain = reply && follow(spec, reply).content?.['text/plain']?.schema;
    const text = plain && follow(spec, plain).example;
    const example =
      call.operation in replies
        ? replies[call.operation]
        : reply?.content?.['application/json']?.examples?.reply?.value;
    return [
      200,
      example === undefined ? (typeof text === 'string' ? text : '') : JSON.stringify(example),
    ];
  }

  const server = http.createServer((request, response) => {
    text(request).then(
      (given) => {
        const [status, body] = answer(request, given);
        response.writeHead(status, {
          'WWW-Authenticate': 'Basic realm="Pal"',
          'Content-Type': body.startsWith('{') ? 'application/json' : 'text/plain;charset=utf-8',
          Connection: 'close',
        });
        response.end(body);
      },
      () => response.destroy(),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
