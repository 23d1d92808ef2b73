/**
 * The warnings that a build printed, one line each: broken anchors and Markdown links, addresses that two
 * pages have, and whatever else. Those of npm and of Node.js are about the machine, not about the site.
 */
export function warningsIn(output: string): readonly string[] {
  return output
    .split('\n')
    .filter((line) => /\bwarning/i.test(line) && !/^(npm|\(node:)/.test(line));
}
