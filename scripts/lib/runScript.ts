import path from 'node:path';

/** Runs a script unless another module imports it, and prints an error's message alone. */
export async function runScript(name: string, task: () => unknown): Promise<void> {
  if (path.parse(process.argv[1] ?? '').name !== name) {
    return;
  }
  try {
    const code = await task();
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
