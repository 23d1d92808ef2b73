/** `npx tsx scripts/check-actions.ts` asks GitHub weekly on which Node.js each action runs. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {filesBelow} from '../src/site/filesBelow';
import {runScript} from './lib/runScript';

/** GitHub's machines no longer run actions with an older major version of Node.js. */
const OLDEST_NODE = 24;

type ReadAction = (repository: string, commit: string, folder: string) => Promise<string>;

const usesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^[\s-]*uses:\s*["']?([^\s"'#]+)/gm)].map(([, name = '']) => name);

/** Lists the actions of other repositories that the workflows use, each once: 'owner/name@ref'. */
export function usedActions(): readonly string[] {
  const files = filesBelow('.github').filter((file) => /\.ya?ml$/.test(file));
  const all = files.flatMap((file) => usesIn(fs.readFileSync(path.join('.github', file), 'utf8')));
  return [...new Set(all)].filter((name) => !name.startsWith('./'));
}

/** Finds the actions without a commit's hash, because others can change what a tag means. */
export const withoutHash = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40}$/.test(name));

/** Says what is wrong with these actions and all within them; `seen` counts them. */
export async function actionFaults(
  names: readonly string[],
  read: ReadAction,
  seen = new Set<string>(),
): Promise<readonly string[]> {
  const loose = withoutHash(names);
  const faults = loose.map((name) => `${name} is not named by the hash of a commit.`);
  for (const name of names.filter((action) => !loose.includes(action) && !seen.has(action))) {
    seen.add(name);
    const [place = '', commit = ''] = name.split('@');
    const [owner = '', repository = '', ...folder] = place.split('/');
    const text = await read(`${owner}/${repository}`, commit, folder.join('/'));
    const {using} = (parse(text) as {readonly runs: {readonly using: string}}).runs;
    if (using === 'composite') {
      const inner = await actionFaults(usesIn(text), read, seen);
      faults.push(...inner.map((fault) => `${name}: ${fault}`));
    } else if (!(Number(/^node(\d+)$/.exec(using)?.[1]) >= OLDEST_NODE)) {
      faults.push(`${name} runs on ${using}, not on Node.js ${OLDEST_NODE} or newer.`);
    }
  }
  return faults;
}

async function readAction(repository: string, commit: string, folder: string): Promise<string> {
  const place = `https://raw.githubusercontent.com/${repository}/${commit}/${folder && `${folder}/`}`;
  for (const name of ['action.yml', 'action.yaml']) {
    const response = await fetch(place + name);
    if (response.ok) {
      return response.text();
    }
  }
  throw new Error(`${place} has no action.yml.`);
}

runScript('check-actions', async () => {
  const seen = new Set<string>();
  const faults = await actionFaults(usedActions(), readAction, seen);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  console.log(`${seen.size} actions are named by hash and run on a Node.js that GitHub has.`);
});
