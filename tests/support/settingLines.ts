/** Lines of the settings files that the scripts read on Linux and on Windows. */
import {readYaml} from './readYaml';

/** Replaces or adds lines such as `keep=2`. */
export const withLines = (settings: string, lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    const before = new RegExp(`^${line.split('=')[0]}=.*$`, 'm');
    return before.test(text) ? text.replace(before, () => line) : `${text}${line}\n`;
  }, settings);

/** Lists lines that the scripts of a system refuse, each behind the beginning of its message. */
export function wrongLines(system: 'linux' | 'windows') {
  const file = readYaml('tests/support/wrongLines.yaml', {
    values: {values: {elements: {type: 'string'}}},
  });
  return [file.both, file[system]].flatMap((messages = {}) =>
    Object.entries(messages).flatMap(([sentence, lines]) =>
      lines.map((line) => [sentence, line] as const),
    ),
  );
}
