/** How long a site takes to build, cold and after a changed page, and to start for a writer. */
import fs from 'node:fs';
import path from 'node:path';
import type {BenchOptions} from '../lib/options';
import {prepare, type Peer} from '../lib/peers';
import {measure, start, stop, type Use} from '../lib/processTree';
import {table} from '../lib/report';

const START_PORT = 4390;
const START_LIMIT_MS = 300_000;

/** `62 s, 2.4 GB`. */
export function useWords({seconds, memory}: Use): string {
  const gigabytes = memory === undefined ? 'memory unknown' : `${(memory / 1e9).toFixed(1)} GB`;
  return `${seconds.toFixed(0)} s, ${gigabytes}`;
}

/** Removes caches and output. */
export function clean(peer: Peer): void {
  for (const name of peer.caches) {
    fs.rmSync(path.join(peer.dir, name), {recursive: true, force: true});
  }
}

/** Changes the words of a page the way a writer does, and returns how to undo it. */
function changePage(peer: Peer): () => void {
  const file = path.join(peer.dir, peer.changedPage);
  const before = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, `${before}\nA sentence that a writer added.\n`);
  return () => fs.writeFileSync(file, before);
}

/** Seconds until the development server has answered with a page and the script it names. */
async function secondsToStart(peer: Peer): Promise<number> {
  const origin = `http://localhost:${START_PORT}`;
  const started = performance.now();
  const server = start([...peer.start, String(START_PORT)], peer.dir);
  try {
    while (performance.now() - started < START_LIMIT_MS && server.child.exitCode === null) {
      try {
        const page = await fetch(`${origin}/`);
        const script = /<script[^>]*src="?(?<src>\/[^"\s>]+)/.exec(await page.text())?.groups?.src;
        const isReady = page.ok && (!script || (await fetch(`${origin}${script}`)).ok);
        if (isReady) {
          return (performance.now() - started) / 1000;
        }
      } catch {
        // It does not listen yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The development server of ${peer.label} did not start:\n${server.output()}`);
  } finally {
    stop(server.child);
    await new Promise((resolve) => {
      server.child.once('close', resolve);
      setTimeout(resolve, 5000);
    });
  }
}

/** Measures cold build, warm build and start of each site. */
export async function measureBuilds({peers}: BenchOptions): Promise<string> {
  const rows = [['Site', 'Pages', 'Cold build', 'After one changed page', 'Start for writers']];
  for (const name of peers) {
    const peer = await prepare(name);
    clean(peer);
    const cold = await measure(peer.build, peer.dir);
    const undo = changePage(peer);
    const warm = await measure(peer.build, peer.dir);
    undo();
    const ready = await secondsToStart(peer);
    const pages = fs
      .readdirSync(path.join(peer.dir, peer.out), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html')).length;
    rows.push([peer.label, String(pages), useWords(cold), useWords(warm), `${ready.toFixed(0)} s`]);
    console.log(rows.at(-1)?.join(' | '));
  }
  return table(rows);
}
