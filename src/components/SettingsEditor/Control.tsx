import {useState, type ReactNode} from 'react';
import {
  generatePassword,
  isOn,
  isSame,
  listItems,
  parseNumber,
  printInput,
  printList,
  showNumber,
  type EditorSetting,
} from '@site/src/core/editor';
import {quote, quoteEdited, unquote} from '@site/src/core/ini';
import type {Say} from './parts';
import styles from './styles.module.css';

interface ControlProps {
  readonly setting: EditorSetting;
  readonly value: string;
  readonly say: Say;
  readonly id: string;
  readonly describedBy: string;
  readonly set: (value: string) => void;
}

/** A number with a slider where the range is known. What is no number never reaches the file. */
function NumberControl({setting, value, id, describedBy, say, set}: ControlProps): ReactNode {
  const {min, max, unit, name, type} = setting;
  const [typed, setTyped] = useState(() => showNumber(value));
  // What the file itself has instead of a number is a matter of the warnings.
  const isValid = printInput(setting, typed) !== undefined || typed === showNumber(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // The value changed: by this field, or from outside (undo, reset, another file).
    setSeen(value);
    const own = printInput(setting, typed);
    if (own === undefined || !isSame(setting, own, value)) {
      setTyped(showNumber(value));
    }
  }
  const hasSlider = min !== undefined && max !== undefined && max <= 20_000;
  const step = type === 'int' ? 1 : (max ?? 1) - (min ?? 0) > 100 ? 1 : 0.1;
  return (
    <>
      <span className={styles.numberRow}>
        <input
          id={id}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-describedby={describedBy}
          aria-invalid={isValid ? undefined : true}
          onChange={({target}) => {
            setTyped(target.value);
            const printed = printInput(setting, target.value);
            if (printed !== undefined) {
              set(printed);
            }
          }}
          // What is no number stays to be seen, with the sentence about it.
          onBlur={() => isValid && setTyped(showNumber(value))}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
        {hasSlider && (
          <input
            type="range"
            className={styles.slider}
            aria-label={say('slider', {name})}
            min={min}
            max={max}
            step={step}
            value={Math.min(max, Math.max(min, parseNumber(value) ?? min))}
            onChange={({target}) => {
              setTyped(String(Number(target.value)));
              set(printInput(setting, target.value) ?? value);
            }}
          />
        )}
      </span>
      {!isValid && (
        <span role="alert" className={styles.invalid}>
          {say(type === 'int' && parseNumber(typed) !== undefined ? 'notWhole' : 'notNumber')}
        </span>
      )}
    </>
  );
}

function TextControl({setting, value, id, describedBy, say, set}: ControlProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.textRow}>
      <input
        id={id}
        className={styles.text}
        type={setting.secret && !isShown ? 'password' : 'text'}
        autoComplete={setting.secret ? 'new-password' : 'off'}
        spellCheck={false}
        value={unquote(value)}
        aria-describedby={describedBy}
        onChange={({target}) => set(quoteEdited(value, target.value))}
      />
      {setting.secret && (
        <button
          type="button"
          className={styles.small}
          aria-label={say(isShown ? 'hide' : 'show') + say('colon') + setting.name}
          onClick={() => setShown(!isShown)}
        >
          {say(isShown ? 'hide' : 'show')}
        </button>
      )}
      {setting.secret && (
        <button
          type="button"
          className={styles.small}
          aria-label={say('generate') + say('colon') + setting.name}
          onClick={() => {
            set(quote(generatePassword()));
            setShown(true);
          }}
        >
          {say('generate')}
        </button>
      )}
    </span>
  );
}

/** The control of a setting, by what it holds. */
export default function Control(props: ControlProps): ReactNode {
  const {setting, value, id, describedBy, say, set} = props;
  switch (setting.type) {
    case 'bool':
      return (
        <label className={styles.switch}>
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={isOn(value)}
            aria-label={setting.name}
            aria-describedby={describedBy}
            onChange={({target}) => set(target.checked ? 'True' : 'False')}
          />
          <span aria-hidden="true">{say(isOn(value) ? 'on' : 'off')}</span>
        </label>
      );
    case 'enum': {
      const current = setting.values?.find(([word]) => isSame(setting, word, value))?.[0] ?? value;
      const known = setting.values?.some(([word]) => word === current);
      return (
        <select
          id={id}
          className={styles.select}
          value={current}
          aria-describedby={describedBy}
          onChange={({target}) => set(target.value)}
        >
          {!known && <option value={current}>{current}</option>}
          {setting.values?.map(([word, meaning]) => (
            <option key={word} value={word}>
              {meaning ? `${word} – ${meaning}` : word}
            </option>
          ))}
        </select>
      );
    }
    case 'list': {
      const chosen = listItems(value);
      const known = setting.values?.map(([word]) => word) ?? [];
      const others = chosen.filter((word) => !known.includes(word));
      return (
        <span
          className={styles.checks}
          role="group"
          aria-label={setting.name}
          aria-describedby={describedBy}
        >
          {[...known, ...others].map((word) => (
            <label key={word} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.includes(word)}
                onChange={({target}) =>
                  set(
                    printList(
                      [...known, ...others].filter((item) =>
                        item === word ? target.checked : chosen.includes(item),
                      ),
                    ),
                  )
                }
              />
              <span translate="no">{word}</span>
            </label>
          ))}
        </span>
      );
    }
    case 'string':
      return <TextControl {...props} />;
    case 'int':
    case 'float':
      return <NumberControl {...props} />;
  }
}
