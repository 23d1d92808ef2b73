/** The sites that are compared, how each is made, built and served, and where its pages are. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {generateDocusaurus} from '../peers/docusaurus/generate';
import {generateStarlight} from '../peers/starlight/generate';
import {readSitePages} from './sitePages';
import {installed, run, WORK_DIR} from './work';

export const peerNames = ['ours', 'docusaurus', 'starlight'] as const;
export type PeerName = (typeof peerNames)[number];

export interface Peer {
  readonly name: PeerName;
  readonly label: string;
  /** The folder of its sources. */
  readonly dir: string;
  /** Where a build puts the site, below `dir`. */
  readonly out: string;
  readonly build: readonly string[];
  /** The development server, without its port. */
  readonly start: readonly string[];
  /** Caches and output, removed before a cold build. */
  readonly caches: readonly string[];
  /** A page of words, changed before a warm build. */
  readonly changedPage: string;
  /** Address of a page of the guide in this site; undefined where it has no such page. */
  readonly address: (path: string) => string | undefined;
}

/** The build that the words come from, and that is measured as ours. */
export const guideBuild = path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build');

/** Copies the project as it is, with its history, so that a benchmark may change it. */
export function copyProject(name: string): string {
  const dir = path.join(WORK_DIR, name);
  fs.rmSync(dir, {recursive: true, force: true});
  run(['git', 'clone', '--quiet', '--shared', '.', dir], process.cwd());
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--modified', '--others', '--exclude-standard'],
    {encoding: 'utf8'},
  );
  for (const file of files.split('\0').filter((item) => item && fs.existsSync(item))) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.copyFileSync(file, path.join(dir, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'), 'junction');
  return dir;
}

const peers: Readonly<Record<PeerName, Peer>> = {
  ours: {
    name: 'ours',
    label: 'This guide',
    dir: path.join(WORK_DIR, 'ours'),
    out: 'build',
    build: ['npm', 'run', '--silent', 'build'],
    start: ['npm', 'start', '--silent', '--', '--no-open', '--port'],
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    changedPage: 'docs/getting-started/requirements.mdx',
    address: (page) => page,
  },
  docusaurus: {
    name: 'docusaurus',
    label: 'Docusaurus classic',
    dir: path.join(WORK_DIR, 'docusaurus'),
    out: 'build',
    build: ['npx', 'docusaurus', 'build'],
    start: ['npx', 'docusaurus', 'start', '--no-open', '--port'],
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    changedPage: 'docs/getting-started/requirements.md',
    address: (page) => page.replace('palwold-rest-api', 'palworld-rest-api'),
  },
  starlight: {
    name: 'starlight',
    label: 'Astro Starlight',
    dir: path.join(WORK_DIR, 'starlight'),
    out: 'dist',
    build: ['npx', 'astro', 'build'],
    start: ['npx', 'astro', 'dev', '--port'],
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    changedPage: 'src/content/docs/getting-started/requirements.md',
    address: (page) => (page.startsWith('search') ? undefined : page),
  },
};

/** Makes the sources of a site afresh. The guide must have been built: the words come from there. */
export async function prepare(name: PeerName): Promise<Peer> {
  const peer = peers[name];
  if (name === 'ours') {
    copyProject('ours');
    return peer;
  }
  const pages = await readSitePages(guideBuild);
  const dir = installed(name);
  (name === 'docusaurus' ? generateDocusaurus : generateStarlight)(dir, pages);
  return peer;
}

/** The folder of a built site. Builds a peer that is not built yet; `isFresh` builds it again. */
export async function builtSite(
  name: PeerName,
  isFresh: boolean,
): Promise<{readonly peer: Peer; readonly dir: string}> {
  const peer = peers[name];
  if (name === 'ours') {
    if (!fs.existsSync(guideBuild)) {
      throw new Error(
        `There is no build of the guide in ${guideBuild}. Run "npm run build" first.`,
      );
    }
    return {peer, dir: guideBuild};
  }
  const dir = path.join(peer.dir, peer.out);
  if (isFresh || !fs.existsSync(path.join(dir, 'ja'))) {
    await prepare(name);
    console.log(`Building ${peer.label} …`);
    run(peer.build, peer.dir);
  }
  return {peer, dir};
}
