import type {AddressInfo} from 'node:net';
import {startStaticServer} from '../../scripts/lib/staticServer';

/** Serves a build, and later another one at the same address. */
export async function hostBuild(dir: string, baseUrl = '/') {
  let server = await startStaticServer({dir, baseUrl, port: 0});
  const {port} = server.address() as AddressInfo;
  const turnOff = async (): Promise<void> => {
    if (server.listening) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  return {
    origin: `http://localhost:${port}`,
    turnOff,
    publish: async (next: string): Promise<void> => {
      await turnOff();
      server = await startStaticServer({dir: next, baseUrl, port});
    },
  };
}
