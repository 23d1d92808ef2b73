/** This asks the registry of the official image and api.steamcmd.net, which need no sign-in. */
import {builds, type ServerBuild} from '../src/data/builds';
import {compareBuilds, type Build} from '../src/data/versions';
import {runScript} from './lib/runScript';

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

interface PublicBuilds {
  readonly tags: readonly string[];
  readonly steamBuild?: string | undefined;
}

const numberIn = (name = '') => /^v?(\d+(?:\.\d+){3})$/.exec(name)?.[1] as Build | undefined;

/**
 * Returns what to enter for builds newer than the newest known, because the guide lacks some old
 * tags.
 */
export function newerBuilds(
  {tags, steamBuild}: PublicBuilds,
  builds: readonly ServerBuild[],
): readonly string[] {
  const known = builds
    .flatMap(({imageTag, fullVersion}) => [numberIn(imageTag), numberIn(fullVersion)])
    .filter((number) => number !== undefined);
  const newer = tags.filter((tag) => {
    const number = numberIn(tag);
    return number && known.every((other) => compareBuilds(number, other) > 0);
  });
  const steamBuilds = builds.flatMap(({steamBuilds: ids = []}) => ids.map(Number));
  return [
    ...newer.map((tag) => {
      const full = tag.replace(/^v/, '');
      const version = full.replace(/\.\d+$/, '');
      return `The official image has the tag ${tag}: npm run new-build -- ${version} --full ${full} --tag ${tag} --day <day> --source "ghcr.io/pocketpairjp/palserver:${tag} (<day>)"`;
    }),
    ...(Number(steamBuild) > Math.max(...steamBuilds)
      ? [
          `Steam delivers build ${steamBuild!}: add --steam ${steamBuild!}, or to the record of its version in src/data/builds.ts.`,
        ]
      : []),
  ];
}

runScript('newer-builds', async () => {
  const {token} = await read<{readonly token: string}>(
    `https://ghcr.io/token?service=ghcr.io&scope=repository:${IMAGE}:pull`,
  );
  const {tags} = await read<{readonly tags: readonly string[]}>(
    `https://ghcr.io/v2/${IMAGE}/tags/list?n=1000`,
    token,
  );
  const {data} = await read<{
    data: Record<string, {depots: {branches: {public: {buildid: string}}}}>;
  }>(`https://api.steamcmd.net/v1/info/${APP}`);
  const steamBuild = data[APP]?.depots.branches.public.buildid;
  console.log(newerBuilds({tags, steamBuild}, builds).join('\n'));
});
