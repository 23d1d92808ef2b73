/** Real PowerShell runs the scripts, and `SmallWindows.psm1` replaces the commands of Windows. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {inject} from 'vitest';

export interface Typed {
  readonly output: string;
  readonly code: number;
  readonly errors: readonly string[];
}

const support = import.meta.dirname;
const mark = String.fromCharCode(30);
const quick = {
  POWERSHELL_TELEMETRY_OPTOUT: '1',
  POWERSHELL_UPDATECHECK: 'Off',
  DOTNET_TieredPGO: '0',
};

/** A PowerShell that stays open, for one machine after the other. */
export class Session {
  private readonly process = spawn(
    inject('pwsh'),
    [
      ...['-NoProfile', '-NoLogo', '-NonInteractive', '-File'],
      ...[path.join(support, 'session.ps1'), path.join(support, 'SmallWindows.psm1')],
    ],
    {stdio: ['pipe', 'pipe', 'inherit'], env: {...process.env, ...quick}},
  );
  private readonly lines = createInterface({input: this.process.stdout})[Symbol.asyncIterator]();

  public async type(env: Readonly<Record<string, string>>, code: string): Promise<Typed> {
    this.process.stdin.write(`${Buffer.from(JSON.stringify({env, code})).toString('base64')}\n`);
    let output = '';
    for (;;) {
      const next: IteratorResult<string, unknown> = await this.lines.next();
      if (next.done === true) {
        throw new Error(`The window was closed.\n${output}`);
      }
      const [before = '', end] = next.value.split(mark);
      output += end === undefined ? `${next.value}\n` : before;
      if (end !== undefined) {
        return {output, ...(JSON.parse(end) as Pick<Typed, 'code' | 'errors'>)};
      }
    }
  }

  public close(): void {
    this.process.stdin.end();
  }
}
