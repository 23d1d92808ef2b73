import {useId, useState, type ReactNode} from 'react';
import {isHost, isPort, type SampleRequest} from '../../core/samples';
import type {ApiSamplesProps} from './resolve';
import {reset, update, valueKey, type PanelState} from './store';
import styles from './styles.module.css';

interface PanelProps {
  readonly operation: string;
  readonly example: SampleRequest;
  readonly state: PanelState;
  readonly words: ApiSamplesProps['words'];
}

/** The reader's own host, port and values for the samples. Nothing of it is sent anywhere. */
export default function Panel({operation, example, state, words}: PanelProps): ReactNode {
  const [message, setMessage] = useState('');
  // Fields hold what is typed; a new key makes them take the examples again.
  const [generation, setGeneration] = useState(0);

  const announce = () => setMessage(words.updated);

  return (
    <details className={styles.panel}>
      <summary>{words.summary}</summary>
      <form
        key={generation}
        className={styles.form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onBlur={announce}
      >
        <Field
          label={words.host}
          initial={state.host ?? example.host}
          problem={words.hostProblem}
          isValid={isHost}
          onValue={(host) => update({host})}
        />
        <Field
          label={words.port}
          initial={state.port ?? example.port}
          inputMode="numeric"
          problem={words.portProblem}
          isValid={isPort}
          onValue={(port) => update({port})}
        />
        {Object.entries(example.body ?? {}).map(([name, value]) => (
          <Field
            key={name}
            label={<code translate="no">{name}</code>}
            initial={state.values[valueKey(operation, name)] ?? String(value)}
            inputMode={typeof value === 'number' ? 'numeric' : 'text'}
            problem={words.numberProblem}
            isValid={(text) => typeof value === 'string' || /^[1-9]\d{0,8}$/.test(text)}
            onValue={(text) =>
              update({values: {...state.values, [valueKey(operation, name)]: text}})
            }
          />
        ))}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            reset();
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
  readonly label: ReactNode;
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
