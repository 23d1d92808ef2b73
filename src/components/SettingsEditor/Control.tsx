import {useState, type ReactNode} from 'react';
import {CheckField} from '@site/src/components/Fields';
import {
  generatePassword,
  isOn,
  isSame,
  listItems,
  parseNumber,
  printInput,
  printNames,
  showNumber,
  type EditorSetting,
} from '@site/src/core/editor';
import {quote, unquote} from '@site/src/core/ini';
import {printValue} from '@site/src/core/settings/print';
import {unitFor} from '@site/src/core/text/unit';
import {usePage} from './context';
import styles from './Groups.module.css';
import {Button} from './parts';
import shared from './styles.module.css';

interface ControlProps {
  readonly setting: EditorSetting;
  readonly value: string;
  readonly ids: {readonly id: string; readonly 'aria-describedby': string};
  readonly set: (value: string) => void;
}

function NumberControl({setting, value, ids, set}: ControlProps): ReactNode {
  const {say} = usePage();
  const {min, max, unit, name, type} = setting;
  const plain = showNumber(value);
  const [typed, setTyped] = useState({text: plain, made: value});
  const shown = isSame(setting, typed.made, value) ? typed.text : plain;
  const isValid = printInput(setting, shown) !== undefined || shown === plain;
  const enter = (text: string): void => {
    const printed = printInput(setting, text);
    setTyped({text, made: printed ?? value});
    if (printed !== undefined) {
      set(printed);
    }
  };
  const hasSlider = min !== undefined && max !== undefined && max <= 20_000;
  return (
    <>
      <input
        {...ids}
        className={styles.number}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        aria-invalid={isValid ? undefined : true}
        onChange={({target}) => enter(target.value)}
        onBlur={() => isValid && setTyped({text: plain, made: value})}
      />
      {unit && <span className={shared.hint}>{unitFor(unit, Number(shown))}</span>}
      {hasSlider && (
        <input
          type="range"
          aria-label={say('slider', {name})}
          min={min}
          max={max}
          step={type === 'int' || max - min > 100 ? 1 : 0.1}
          value={Math.min(max, Math.max(min, parseNumber(value) ?? min))}
          onChange={({target}) => enter(String(Number(target.value)))}
        />
      )}
      {!isValid && (
        <span role="alert" className={styles.invalid}>
          {say(type === 'int' && parseNumber(shown) !== undefined ? 'notWhole' : 'notNumber')}
        </span>
      )}
    </>
  );
}

function TextControl({setting, value, ids, set}: ControlProps): ReactNode {
  const {say} = usePage();
  const {secret, name} = setting;
  const [isShown, setShown] = useState(false);
  const button = (word: string, run: () => void): ReactNode => (
    <Button kind="small" aria-label={say(word) + say('colon') + name} onClick={run}>
      {say(word)}
    </Button>
  );
  const generate = (): void => {
    set(quote(generatePassword()));
    setShown(true);
  };
  return (
    <>
      <input
        {...ids}
        className={styles.text}
        type={secret && !isShown ? 'password' : 'text'}
        autoComplete={secret ? 'new-password' : 'off'}
        spellCheck={false}
        value={unquote(value)}
        onChange={({target}) => set(quote(target.value))}
      />
      {secret && button(isShown ? 'hide' : 'show', () => setShown(!isShown))}
      {secret && button('generate', generate)}
    </>
  );
}

function SwitchControl({setting, value, ids, set}: ControlProps): ReactNode {
  const {say} = usePage();
  const isChecked = isOn(value);
  return (
    <label className="guide-check">
      <input
        {...ids}
        type="checkbox"
        role="switch"
        checked={isChecked}
        aria-label={setting.name}
        onChange={({target}) => set(target.checked ? 'True' : 'False')}
      />
      <span aria-hidden="true">{say(isChecked ? 'on' : 'off')}</span>
    </label>
  );
}

function WordControl({setting, value, ids, set}: ControlProps): ReactNode {
  const {values = []} = setting;
  const known = values.find(([word]) => isSame(setting, word, value));
  return (
    <select
      {...ids}
      className="guide-input"
      value={known?.[0] ?? value}
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

function ListControl({setting, value, ids, set}: ControlProps): ReactNode {
  const chosen = listItems(value);
  const known = setting.values?.map(([word]) => word) ?? [];
  const all = [...new Set([...known, ...chosen])];
  return (
    <span {...ids} className={shared.row} role="group" aria-label={setting.name}>
      {all.map((word) => (
        <CheckField
          key={word}
          label={word}
          translate="no"
          checked={chosen.includes(word)}
          onChange={(isChosen) => {
            const left = all.filter((item) => (item === word ? isChosen : chosen.includes(item)));
            // An empty list is written as `()`, because the setting would otherwise keep its
            // default.
            set(printValue('list', left) || '()');
          }}
        />
      ))}
    </span>
  );
}

function NamesControl({setting, value, ids, set}: ControlProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...ids}
      className={styles.text}
      spellCheck={false}
      autoComplete="off"
      value={typed ?? listItems(value).join(', ')}
      aria-label={setting.name}
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

export default function Control(props: ControlProps): ReactNode {
  const {type, values} = props.setting;
  const Kind = type === 'list' && !values ? NamesControl : controls[type];
  return <Kind {...props} />;
}
