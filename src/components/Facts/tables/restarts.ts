import type {Locale} from '../../../data/locales';
import {runModesOf, SAVE_WAIT_SECONDS} from '../../../data/operations';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import type {TableBuilder} from '../types';

/**
 * What starts the server again, by the way it runs, and how to stop it so that it stays down;
 * `show="shutdown"` says only what follows the command Shutdown.
 */
export const restarts: TableBuilder = ({show}, {version, locale}) => {
  const {operations, tables} = wordsOf(locale);
  const words = tables.restarts;
  const isShort = show === 'shutdown';
  return {
    caption: words.caption,
    columns: isShort
      ? [words.runs, words.shutdown, words.stay]
      : [words.runs, words.crash, words.shutdown, words.reboot, words.stay, words.start],
    rows: runModesOf(version).map(({id, restartsAfter, restartDelay, commands}) => {
      const crash = restartText(restartsAfter.crash, restartDelay, locale);
      const shutdown = restartText(restartsAfter.shutdown, restartDelay, locale);
      const reboot = restartText(restartsAfter.reboot, undefined, locale);
      const stay = fillIn(operations.stay[id], {
        stop: commands?.stop ?? '',
        wait: SAVE_WAIT_SECONDS,
      });
      const start = commands
        ? fillIn(operations.start.other, {start: commands.start})
        : operations.start.window;
      return {
        heading: operations.modes[id],
        cells: isShort ? [shutdown, stay] : [crash, shutdown, reboot, stay, start],
      };
    }),
  };
};

function restartText(happens: boolean, delay: number | undefined, locale: Locale): string {
  const words = wordsOf(locale).operations.restarts;
  if (!happens) {
    return words.no;
  }
  return delay === undefined ? words.yes : fillIn(words.delay, {seconds: delay});
}
