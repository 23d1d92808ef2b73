import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import {table} from '../lib';

const OUT = 'build-bench';
const CHANGED_PAGE = 'docs/getting-started/requirements.mdx';
const START_PORT = 4390;
const START_LIMIT_MS = 300_000;

/** A separate process group lets the benchmark count and stop all processes of a build. */
const start = (...words: readonly string[]) =>
  spawn('npm', ['run', '--silent', ...words], {detached: true, stdio: 'ignore'});

async function build(): Promise<string> {
  const started = performance.now();
  const child = start('build', '--', '--out-dir', OUT);
  let most = 0;
  const timer = setInterval(() => {
    const resident = execFileSync('ps', ['-o', 'rss=', '-s', String(child.pid)], {
      encoding: 'utf8',
    });
    const sum = resident.split('\n').reduce((all, kilobytes) => all + Number(kilobytes), 0);
    most = Math.max(most, sum);
  }, 200);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (code !== 0) {
    throw new Error('The build failed: npm run build says why.');
  }
  return `${((performance.now() - started) / 1000).toFixed(0)} s, ${(most / 1e6).toFixed(1)} GB`;
}

async function secondsToStart(): Promise<string> {
  const origin = `http://localhost:${START_PORT}`;
  const started = performance.now();
  const server = start('start', '--', '--no-open', '--port', String(START_PORT));
  try {
    while (performance.now() - started < START_LIMIT_MS) {
      try {
        const page = await fetch(`${origin}/`);
        const script = /<script[^>]*src="?(?<src>\/[^"\s>]+)/.exec(await page.text())?.groups?.src;
        if (page.ok && (!script || (await fetch(`${origin}${script}`)).ok)) {
          return `${((performance.now() - started) / 1000).toFixed(0)} s`;
        }
      } catch {
        // An error means that the server doesn't listen yet, so the loop tries again.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The development server did not start: npm start says why.');
  } finally {
    process.kill(-server.pid!, 'SIGTERM');
  }
}

export async function measureBuild(): Promise<string> {
  for (const cache of [OUT, '.docusaurus', 'node_modules/.cache']) {
    fs.rmSync(cache, {recursive: true, force: true});
  }
  const cold = await build();
  const before = fs.readFileSync(CHANGED_PAGE, 'utf8');
  fs.writeFileSync(CHANGED_PAGE, `${before}\nA sentence that a writer added.\n`);
  const warm = await build().finally(() => fs.writeFileSync(CHANGED_PAGE, before));
  const pages = fs
    .readdirSync(OUT, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html')).length;
  return table([
    ['Pages', 'Cold build', 'After one changed page', 'Start for writers'],
    [String(pages), cold, warm, await secondsToStart()],
  ]);
}
