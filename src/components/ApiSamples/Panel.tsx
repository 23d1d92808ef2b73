import {useId, useState, type ReactNode} from 'react';
import {isHost, isPort} from '../../core/samples/address';
import type {ApiSamplesProps} from './resolve';
import type {useServerAddress} from './store';
import styles from './styles.module.css';

/** The address of the reader's own server for the samples. Nothing of it is sent anywhere. */
export default function Panel({
  host,
  port,
  words,
  update,
}: Pick<ApiSamplesProps, 'host' | 'port' | 'words'> & {
  readonly update: ReturnType<typeof useServerAddress>[1];
}): ReactNode {
  const [message, setMessage] = useState('');
  // Fields hold what is typed; a new key makes them take the examples again.
  const [generation, setGeneration] = useState(0);

  return (
    <details className={styles.panel}>
      <summary>{words.summary}</summary>
      <form
        key={generation}
        className={styles.form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onBlur={() => setMessage(words.updated)}
      >
        <Field
          label={words.host}
          initial={host}
          problem={words.hostProblem}
          isValid={isHost}
          onValue={(text) => update({host: text})}
        />
        <Field
          label={words.port}
          initial={port}
          inputMode="numeric"
          problem={words.portProblem}
          isValid={isPort}
          onValue={(text) => update({port: text})}
        />
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            update();
            setGeneration(generation + 1);
            setMessage(words.wasReset);
          }}
        >
          {words.reset}
        </button>
      </form>
      <p className={styles.note}>{words.note}</p>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </details>
  );
}

interface FieldProps {
  readonly label: string;
  readonly initial: string;
  readonly inputMode?: 'text' | 'numeric';
  readonly problem: string;
  readonly isValid: (text: string) => boolean;
  readonly onValue: (text: string) => void;
}

/** A labelled field; a text that is not valid is marked and does not reach the samples. */
function Field({label, initial, inputMode, problem, isValid, onValue}: FieldProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(initial);
  const isWrong = !isValid(text);
  return (
    <div className="guide-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="guide-input"
        id={id}
        type="text"
        inputMode={inputMode}
        spellCheck={false}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({target}) => {
          setText(target.value);
          if (isValid(target.value)) {
            onValue(target.value);
          }
        }}
      />
      {isWrong && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
