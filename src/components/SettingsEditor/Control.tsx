import {useState, type ReactNode} from 'react';
import {CheckField} from '@site/src/components/Fields';
import {
  generatePassword,
  isOn,
  isSame,
  listItems,
  parseNumber,
  printInput,
  printList,
  printNames,
  showNumber,
  type EditorSetting,
} from '@site/src/core/editor';
import {quote, unquote} from '@site/src/core/ini';
import {unitFor} from '@site/src/core/text/unit';
import {usePage} from './context';
import styles from './Groups.module.css';
import {Button} from './parts';
import shared from './styles.module.css';

interface ControlProps {
  readonly setting: EditorSetting;
  readonly value: string;
  readonly id: string;
  readonly describedBy: string;
  readonly set: (value: string) => void;
}

/** A number with a slider where the range is known. What is no number never reaches the file. */
function NumberControl({setting, value, id, describedBy, set}: ControlProps): ReactNode {
  const {say} = usePage();
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
  const enter = (input: string): void => {
    setTyped(input);
    const printed = printInput(setting, input);
    if (printed !== undefined) {
      set(printed);
    }
  };
  const hasSlider = min !== undefined && max !== undefined && max <= 20_000;
  const step = type === 'int' || (max ?? 1) - (min ?? 0) > 100 ? 1 : 0.1;
  return (
    <>
      <input
        id={id}
        className={styles.number}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-describedby={describedBy}
        aria-invalid={isValid ? undefined : true}
        onChange={({target}) => enter(target.value)}
        // What is no number stays to be seen, with the sentence about it.
        onBlur={() => isValid && setTyped(showNumber(value))}
      />
      {unit && <span className={shared.hint}>{unitFor(unit, Number(typed))}</span>}
      {hasSlider && (
        <input
          type="range"
          aria-label={say('slider', {name})}
          min={min}
          max={max}
          step={step}
          value={Math.min(max, Math.max(min, parseNumber(value) ?? min))}
          onChange={({target}) => enter(String(Number(target.value)))}
        />
      )}
      {!isValid && (
        <span role="alert" className={styles.invalid}>
          {say(type === 'int' && parseNumber(typed) !== undefined ? 'notWhole' : 'notNumber')}
        </span>
      )}
    </>
  );
}

function TextControl({setting, value, id, describedBy, set}: ControlProps): ReactNode {
  const {say} = usePage();
  const [isShown, setShown] = useState(false);
  const buttons = [
    [isShown ? 'hide' : 'show', () => setShown(!isShown)],
    [
      'generate',
      () => {
        set(quote(generatePassword()));
        setShown(true);
      },
    ],
  ] as const;
  return (
    <>
      <input
        id={id}
        className={styles.text}
        type={setting.secret && !isShown ? 'password' : 'text'}
        autoComplete={setting.secret ? 'new-password' : 'off'}
        spellCheck={false}
        value={unquote(value)}
        aria-describedby={describedBy}
        onChange={({target}) => set(quote(target.value))}
      />
      {setting.secret &&
        buttons.map(([word, run], place) => (
          <Button
            key={place}
            kind="small"
            aria-label={say(word) + say('colon') + setting.name}
            onClick={run}
          >
            {say(word)}
          </Button>
        ))}
    </>
  );
}

function SwitchControl({setting, value, id, describedBy, set}: ControlProps): ReactNode {
  const {say} = usePage();
  return (
    <label className={shared.check}>
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
}

function WordControl({setting, value, id, describedBy, set}: ControlProps): ReactNode {
  const {values = []} = setting;
  const known = values.find(([word]) => isSame(setting, word, value));
  return (
    <select
      id={id}
      className="guide-input"
      value={known?.[0] ?? value}
      aria-describedby={describedBy}
      onChange={({target}) => set(target.value)}
    >
      {(known ? values : [[value, ''] as const, ...values]).map(([word, meaning]) => (
        <option key={word} value={word}>
          {meaning ? `${word} – ${meaning}` : word}
        </option>
      ))}
    </select>
  );
}

function ListControl({setting, value, describedBy, set}: ControlProps): ReactNode {
  const chosen = listItems(value);
  const known = setting.values?.map(([word]) => word) ?? [];
  const all = [...known, ...chosen.filter((word) => !known.includes(word))];
  return (
    <span
      className={shared.row}
      role="group"
      aria-label={setting.name}
      aria-describedby={describedBy}
    >
      {all.map((word) => (
        <CheckField
          key={word}
          label={word}
          translate="no"
          checked={chosen.includes(word)}
          onChange={(isChosen) =>
            set(printList(all.filter((item) => (item === word ? isChosen : chosen.includes(item)))))
          }
        />
      ))}
    </span>
  );
}

/** A list that takes any names: they are typed, with commas between them. */
function NamesControl({setting, value, id, describedBy, set}: ControlProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      className={styles.text}
      spellCheck={false}
      autoComplete="off"
      value={typed ?? listItems(value).join(', ')}
      aria-label={setting.name}
      aria-describedby={describedBy}
      onChange={({target}) => {
        setTyped(target.value);
        set(printNames(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const controls = {
  bool: SwitchControl,
  enum: WordControl,
  list: ListControl,
  string: TextControl,
  int: NumberControl,
  float: NumberControl,
} as const;

/** The control of a setting, by what it holds. */
export default function Control(props: ControlProps): ReactNode {
  const {type, values} = props.setting;
  const Kind = type === 'list' && !values ? NamesControl : controls[type];
  return <Kind {...props} />;
}
