/**
 * `npx tsx scripts/newer-builds.ts` prints what to enter for builds of the game that this guide lacks,
 * and nothing where it knows them all. It asks two public places: the registry of the official image,
 * and what Steam tells without a sign-in (api.steamcmd.net).
 */
import {builds} from '../src/data/builds';
import {newerBuilds} from './lib/newerBuilds';

const IMAGE = 'pocketpairjp/palserver';
const APP = '2394010';

async function read<Reply>(url: string, token?: string): Promise<Reply> {
  const headers = token === undefined ? {} : {authorization: `Bearer ${token}`};
  const response = await fetch(url, {headers, signal: AbortSignal.timeout(30_000)});
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return (await response.json()) as Reply;
}

interface SteamReply {
  readonly data: Readonly<
    Record<
      string,
      {readonly depots: {readonly branches: {readonly public: {readonly buildid: string}}}}
    >
  >;
}

async function main(): Promise<void> {
  const {token} = await read<{readonly token: string}>(
    `https://ghcr.io/token?service=ghcr.io&scope=repository:${IMAGE}:pull`,
  );
  const {tags} = await read<{readonly tags: readonly string[]}>(
    `https://ghcr.io/v2/${IMAGE}/tags/list?n=1000`,
    token,
  );
  const {data} = await read<SteamReply>(`https://api.steamcmd.net/v1/info/${APP}`);
  const steamBuild = data[APP]?.depots.branches.public.buildid;
  console.log(newerBuilds({tags, steamBuild}, builds).join('\n'));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
