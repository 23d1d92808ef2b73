/** Runs a command and measures its time and the memory of it and everything that it starts. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';

const PAGE = 4096;
const SAMPLE_MS = 200;

export interface Use {
  readonly seconds: number;
  /** Highest sum over all processes at one time, in bytes; undefined where /proc is missing. */
  readonly memory: number | undefined;
}

/** Resident memory of a process and its descendants, in bytes. Pages they share count once each. */
function memoryOf(root: number): number | undefined {
  if (!fs.existsSync('/proc/self/stat')) {
    return undefined;
  }
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // Fields after the name of the program, which may hold spaces: state, parent, …, resident.
        const fields = fs
          .readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [{id: Number(name), parent: Number(fields[1]), memory: Number(fields[21]) * PAGE}];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    processes.filter(({parent}) => family.has(parent)).forEach(({id}) => family.add(id));
  }
  return processes.filter(({id}) => family.has(id)).reduce((sum, {memory}) => sum + memory, 0);
}

/** Starts a command in a process group of its own, so that all of it can be stopped. */
export function start(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): {readonly child: ChildProcess; readonly output: () => string} {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd,
    detached: process.platform !== 'win32',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return {child, output: () => text};
}

/** Ends a command and everything that it started. */
export function stop({pid}: ChildProcess): void {
  if (pid !== undefined) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  }
}

/** Runs a command to its end. Throws with its last words when it fails. */
export async function measure(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Use> {
  const started = performance.now();
  const {child, output} = start(command, cwd, env);
  let memory: number | undefined;
  const timer = setInterval(() => {
    const now = memoryOf(child.pid ?? 0);
    memory = now === undefined ? undefined : Math.max(memory ?? 0, now);
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`"${command.join(' ')}" failed in ${cwd}:\n${output()}`);
  }
  return {seconds: (performance.now() - started) / 1000, memory};
}
