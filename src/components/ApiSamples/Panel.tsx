import {useState, type ReactNode} from 'react';
import {TextField} from '@site/src/components/Fields';
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
          className="guide-button"
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

/** A field whose text reaches the samples only where it is valid. */
function Field({initial, problem, isValid, onValue, ...field}: FieldProps): ReactNode {
  const [text, setText] = useState(initial);
  return (
    <TextField
      {...field}
      value={text}
      error={isValid(text) ? undefined : problem}
      onChange={(typed) => {
        setText(typed);
        if (isValid(typed)) {
          onValue(typed);
        }
      }}
    />
  );
}
