import path from 'node:path';

/** Runs a script unless another module imports it, and prints an error's message alone. */
export function runScript(name: string, task: () => unknown): void {
  if (path.parse(process.argv[1] ?? '').name !== name) {
    return;
  }
  Promise.resolve()
    .then(task)
    .then((code) => {
      process.exitCode = typeof code === 'number' ? code : 0;
    })
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
