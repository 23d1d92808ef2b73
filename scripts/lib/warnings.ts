/** The warnings that a build printed, one line each. Those of npm and Node.js are about the machine. */
export function warningsIn(output: string): readonly string[] {
  return output
    .split('\n')
    .filter((line) => /\bwarning/i.test(line) && !/^(npm|\(node:)/.test(line));
}
