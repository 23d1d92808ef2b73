/** Returns a build's warnings without those of npm and Node.js, which are about the machine. */
export function warningsIn(output: string): readonly string[] {
  return output
    .split('\n')
    .filter((line) => /\bwarning/i.test(line) && !/^(npm|\(node:)/.test(line));
}
