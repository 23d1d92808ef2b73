import type {AddressInfo} from 'node:net';
import {startStaticServer} from '../../scripts/lib/staticServer';

export interface Host {
  readonly origin: string;
  turnOff(): Promise<void>;
  publish(dir: string): Promise<void>;
}

export async function hostBuild(dir: string, baseUrl = '/'): Promise<Host> {
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
    publish: async (next) => {
      await turnOff();
      server = await startStaticServer({dir: next, baseUrl, port});
    },
  };
}
