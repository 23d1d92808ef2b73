/** The options of `npm run bench`. */
import {parseArgs} from 'node:util';
import {peerNames, type PeerName} from './peers';

export const partNames = ['lighthouse', 'navigation', 'build', 'growth'] as const;
export type PartName = (typeof partNames)[number];

export interface BenchOptions {
  readonly parts: readonly PartName[];
  readonly peers: readonly PeerName[];
  /** Runs of Lighthouse per page; the middle one counts. */
  readonly runs: number;
  /** Names of page kinds; all when empty. */
  readonly pages: readonly string[];
  readonly locales: readonly ('en' | 'ja')[];
  /** Clicks per language and site. */
  readonly clicks: number;
  /** Numbers of versions to build. */
  readonly versions: readonly number[];
  /** Makes and builds the peers again. */
  readonly isFresh: boolean;
  /** Writes the tables into bench/README.md. */
  readonly isWriting: boolean;
}

function choices<T extends string>(
  option: string,
  text: string | undefined,
  known: readonly T[],
): readonly T[] {
  const chosen = text?.split(',') ?? known;
  const wrong = chosen.filter((name) => !(known as readonly string[]).includes(name));
  if (wrong.length > 0) {
    throw new Error(`--${option} does not know ${wrong.join(', ')}. Known: ${known.join(', ')}.`);
  }
  return chosen as readonly T[];
}

function positive(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${option} must be a whole number from 1, not "${text}".`);
  }
  return value;
}

/** Reads the options. Throws a sentence when one is wrong. */
export function readOptions(parameters: readonly string[], kinds: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...parameters],
    options: {
      only: {type: 'string'},
      peers: {type: 'string'},
      runs: {type: 'string', default: '5'},
      pages: {type: 'string'},
      locales: {type: 'string'},
      clicks: {type: 'string', default: '100'},
      versions: {type: 'string', default: '6,12,24'},
      fresh: {type: 'boolean', default: false},
      write: {type: 'boolean', default: false},
    },
  });
  return {
    parts: choices('only', values.only, partNames),
    peers: choices('peers', values.peers, peerNames),
    runs: positive('runs', values.runs),
    pages: choices('pages', values.pages, kinds),
    locales: choices('locales', values.locales, ['en', 'ja']),
    clicks: positive('clicks', values.clicks),
    versions: values.versions.split(',').map((text) => positive('versions', text)),
    isFresh: values.fresh,
    isWriting: values.write,
  };
}
