import type {Locale} from '../../data/locales';
import {runModesOf, SAVE_WAIT_SECONDS, type RunMode} from '../../data/operations';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface RestartTableProps {
  readonly rows: readonly RestartRow[];
  /** Only what follows a shutdown command, for pages that are about something else. */
  readonly isShort: boolean;
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['RestartTable'];
}

/**
 * `<RestartTable />`: what starts the server again, by the way it runs, and how to stop it so that
 * it stays down. `<RestartTable show="shutdown" />` says only what follows the command Shutdown.
 */
export const resolve: FactsResolver<RestartTableProps> = ({show}, {version, locale}) => ({
  rows: runModesOf(version).map((mode) => restartRow(mode, locale)),
  isShort: show === 'shutdown',
  words: wordsOf(locale).tables.RestartTable,
});

/** What the table of restarts says about one way of running a server. */
export interface RestartRow {
  readonly id: string;
  readonly name: string;
  readonly afterCrash: string;
  readonly afterShutdown: string;
  readonly afterReboot: string;
  /** How to stop it so that it stays down, and how to start it again; code in backticks. */
  readonly stay: string;
  readonly start: string;
}

function restarts(happens: boolean, delay: number | undefined, locale: Locale): string {
  const {yes, no, delay: delayed} = wordsOf(locale).operations.restarts;
  if (!happens) {
    return no;
  }
  return delay === undefined ? yes : delayed.replace('{seconds}', String(delay));
}

/** One way of running a server in the words of a language. */
function restartRow(mode: RunMode, locale: Locale): RestartRow {
  const words = wordsOf(locale).operations;
  const {restartsAfter, restartDelay, commands} = mode;
  return {
    id: mode.id,
    name: words.modes[mode.id],
    afterCrash: restarts(restartsAfter.crash, restartDelay, locale),
    afterShutdown: restarts(restartsAfter.shutdown, restartDelay, locale),
    afterReboot: restarts(restartsAfter.reboot, undefined, locale),
    stay: words.stay[mode.id]
      .replace('{stop}', commands?.stop ?? '')
      .replace('{wait}', String(SAVE_WAIT_SECONDS)),
    start: commands ? words.start.other.replace('{start}', commands.start) : words.start.window,
  };
}
