import {useId, useState, type ReactNode} from 'react';
import {lowestPort, highestPsid, type MapEService} from '@site/src/core/mapE';
import {readLine, type Problem} from '@site/src/core/mapE/read';
import {fillIn} from '@site/src/core/text/fillIn';
import Ports from './Ports';
import type {MapECalculatorProps} from './resolve';
import styles from './styles.module.css';

const services: readonly MapEService[] = ['v6plus', 'ocn'];

/** The line of the public scripts, which the page shows before anybody has typed. */
const example = {service: 'v6plus', psid: 110} as const;

/** Tells which ports a MAP-E line owns. Without scripts it shows those of an example. */
export default function MapECalculator({words, usualPort}: MapECalculatorProps): ReactNode {
  const id = useId();
  const [service, setService] = useState<MapEService>(example.service);
  const [text, setText] = useState('');
  const [line, setLine] = useState<{service: MapEService; psid: number}>(example);
  const [problem, setProblem] = useState<Problem>();

  // Half an address is no mistake: a problem shows when the reader is done, a result at once.
  const read = (typed: string, chosen: MapEService, isDone: boolean) => {
    const reading = typed.trim() === '' ? example : readLine(typed, chosen);
    if ('problem' in reading) {
      setProblem(isDone ? reading.problem : undefined);
      return;
    }
    setProblem(undefined);
    setLine(reading);
    if (typed.trim() !== '') {
      setService(reading.service);
    }
  };

  return (
    <form
      className={styles.calculator}
      aria-label={words.legend}
      data-search="skip"
      onSubmit={(event) => {
        event.preventDefault();
        read(text, service, true);
      }}
    >
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>{words.service}</span>
          <select
            className="guide-input"
            value={service}
            onChange={({target}) => {
              const chosen = target.value as MapEService;
              setService(chosen);
              read(text, chosen, true);
            }}
          >
            {services.map((each) => (
              <option key={each} value={each}>
                {words.services[each]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{words.line}</span>
          <input
            className="guide-input"
            type="text"
            value={text}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}hint ${id}problem`}
            aria-invalid={problem !== undefined}
            onChange={({target, nativeEvent}) => {
              setText(target.value);
              if (!(nativeEvent as InputEvent).isComposing) {
                read(target.value, service, false);
              }
            }}
            onCompositionEnd={({currentTarget}) => read(currentTarget.value, service, false)}
            onBlur={() => read(text, service, true)}
          />
        </label>
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {words.hint}
      </p>
      <p id={`${id}problem`} className={styles.problem} role="alert">
        {problem &&
          fillIn(words.problem[problem], {
            highest: highestPsid(service),
            lowest: lowestPort(service),
          })}
      </p>
      {!problem && (
        <Ports {...line} isExample={line === example} words={words} usualPort={usualPort} />
      )}
    </form>
  );
}
