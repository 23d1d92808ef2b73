import fs from 'node:fs';
import {parse} from 'yaml';
import {sectionHeader} from '../../src/core/ini';

export {sectionHeader as header};

/** A settings file with these settings. */
export const line = (list: string): string => `${sectionHeader}\nOptionSettings=(${list})\n`;

/** A damaged file, and what becomes of it. */
interface Damage {
  readonly name: string;
  readonly text: string;
  /** The repaired file. */
  readonly repaired: string;
  /** `code@line:column` of each problem. */
  readonly problems: readonly string[];
}

/** Those of damagedFiles.yaml, one for each kind of damage. */
export const damages = parse(
  fs
    .readFileSync(new URL('damagedFiles.yaml', import.meta.url), 'utf8')
    .replaceAll('$header', sectionHeader),
) as readonly Damage[];
