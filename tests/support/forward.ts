import {once} from 'node:events';
import http from 'node:http';
import {buffer} from 'node:stream/consumers';

/** Asks `target` what `request` asks of a test's server. Nothing comes compressed. */
export async function forward(request: http.IncomingMessage, target: string) {
  const {'accept-encoding': _, ...headers} = request.headers;
  const asked = http.get(new URL(request.url!, target), {headers});
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  return {status: answer.statusCode!, headers: answer.headers, body: await buffer(answer)};
}
