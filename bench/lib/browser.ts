/** The browser and the servers of a benchmark, closed again after it. */
import type {AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../scripts/lib/chromium';
import {startStaticServer} from '../../scripts/lib/staticServer';

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The installed browser. Throws saying what to do when there is none. */
export async function chromiumPath(): Promise<string> {
  const found = await findChromium();
  if (!found) {
    throw new Error('No Chromium or Chrome found. Install one, or set CHROMIUM_PATH.');
  }
  return found;
}

/** Runs `use` with a browser. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({executablePath: await chromiumPath(), args: FLAGS});
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `use` while a folder is served the way static hosts serve it, compressed. */
export async function withServer<T>(dir: string, use: (origin: string) => Promise<T>): Promise<T> {
  // Any free port: two parts may run at the same time.
  const server = await startStaticServer({dir, baseUrl: '/', port: 0});
  const {port} = server.address() as AddressInfo;
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
