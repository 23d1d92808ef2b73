import type {AddressInfo} from 'node:net';
import {startStaticServer} from '../scripts/lib/staticServer';

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Serves the build compressed, as static hosts do, until the process ends. */
export async function serveBuild(): Promise<string> {
  const dir = process.env.GUIDE_BUILD_DIR ?? 'build';
  const server = await startStaticServer({dir, baseUrl: '/', port: 0});
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export function table([head = [], ...body]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}
