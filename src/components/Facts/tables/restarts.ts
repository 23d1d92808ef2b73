import {runModesOf, SAVE_WAIT_SECONDS, type RunMode} from '../../../data/operations';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {tableOf, type FactsBuilder} from '../types';

/** `show="shutdown"` shows restarts after Shutdown alone. */
export const restarts: FactsBuilder = ({show}, {version, locale}) => {
  const {operations: words, tables} = wordsOf(locale);
  const {yes, no, delay} = words.restarts;
  const again = (happens: boolean, seconds?: number) =>
    happens ? (seconds === undefined ? yes : fillIn(delay, {seconds})) : no;
  const columns = {
    runs: ({id}: RunMode) => words.modes[id],
    crash: ({restartsAfter, restartDelay}: RunMode) => again(restartsAfter.crash, restartDelay),
    shutdown: ({restartsAfter, restartDelay}: RunMode) =>
      again(restartsAfter.shutdown, restartDelay),
    reboot: ({restartsAfter}: RunMode) => again(restartsAfter.reboot),
    stay: ({id, commands}: RunMode) =>
      fillIn(words.stay[id], {stop: commands?.stop ?? '', wait: SAVE_WAIT_SECONDS}),
    start: ({commands}: RunMode) =>
      commands ? fillIn(words.start.other, {start: commands.start}) : words.start.window,
  };
  const {runs, shutdown, stay} = columns;
  const chosen = show === 'shutdown' ? {runs, shutdown, stay} : columns;
  return tableOf(tables.restarts, runModesOf(version), chosen);
};
