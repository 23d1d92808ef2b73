import path from 'node:path';

/**
 * Runs a script unless another module imports it. What the task throws is printed alone, and the
 * script ends with 1, else with the number that the task returns.
 */
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
