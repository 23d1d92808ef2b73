import {spawnSync} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {hasTool} from '../../../scripts/lib/ensureTool';

const VERSION = '7.6.9';
const cache = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
const folder = path.join(cache, 'palworld-guide', `powershell-${VERSION}`);

/**
 * Finds PowerShell, or installs Microsoft's .NET tool into a cache; undefined where .NET cannot.
 */
export function findPwsh(): string | undefined {
  const own = path.join(folder, 'pwsh');
  for (const program of ['pwsh', own]) {
    if (hasTool(program)) {
      return program;
    }
  }
  const options = ['tool', 'install', '--tool-path', folder, 'PowerShell', '--version', VERSION];
  return spawnSync('dotnet', options).status === 0 && hasTool(own) ? own : undefined;
}
