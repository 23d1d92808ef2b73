/** Tables of results, and how they get into bench/README.md. */
import fs from 'node:fs';
import os from 'node:os';
import {run} from './work';

const README = 'bench/README.md';

/** A table in Markdown; the first row names the columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The middle value; of an even number, the lower of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that `share` percent of the values do not exceed. Throws when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
  if (value === undefined) {
    throw new Error('There is nothing to take a percentile of.');
  }
  return value;
}

/** Kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 1e5 ? 1 : 0)} KB`;
}

/** When and where something was measured. */
export function circumstances(): string {
  const cpus = os.cpus();
  const load = os.loadavg()[0] ?? 0;
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, ${os.type()} ${os.arch()}, Node.js ${process.versions.node}; load of the machine at the end ${load.toFixed(1)}.`;
}

/** Puts the results of a part between its marks in bench/README.md. Throws when the marks are missing. */
export function writeResults(part: string, text: string): void {
  const before = fs.readFileSync(README, 'utf8');
  const marks = new RegExp(`(?<=<!-- ${part} -->\\n)[\\s\\S]*(?=<!-- /${part} -->)`);
  if (!marks.test(before)) {
    throw new Error(`${README} has no place for "${part}": <!-- ${part} --> … <!-- /${part} -->.`);
  }
  fs.writeFileSync(
    README,
    before.replace(marks, () => `\n${text}\n\n`),
  );
  run(['npx', 'prettier', '--write', README], process.cwd());
}
