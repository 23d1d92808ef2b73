import {useState, type ComponentProps, type ReactNode} from 'react';
import {Button, CheckField} from '@site/src/components/Fields';
import type {EditorSetting} from '@site/src/core/editor/model';
import {generatePassword} from '@site/src/core/editor/passwords';
import {
  isOn,
  isSame,
  listItems,
  parseNumber,
  printInput,
  showInput,
} from '@site/src/core/editor/values';
import {quote} from '@site/src/core/ini/text';
import {printValue} from '@site/src/data/settings/print';
import {unitFor} from '@site/src/core/text/unit';
import {usePage} from './context';
import styles from './Groups.module.css';
import shared from './styles.module.css';

interface ControlProps {
  readonly setting: EditorSetting;
  readonly value: string;
  readonly ids: {readonly id: string; readonly 'aria-describedby': string};
  readonly set: (value: string) => void;
}

/** Shows what was typed until the reader leaves the field or the value changes elsewhere. */
function TypedInput({
  setting,
  value,
  ids,
  set,
  children,
  ...input
}: ControlProps & ComponentProps<'input'>): ReactNode {
  const {say} = usePage();
  const plain = showInput(setting, value);
  const [typed, setTyped] = useState({text: plain, made: value});
  const shown = isSame(setting, typed.made, value) ? typed.text : plain;
  const isValid = shown === plain || printInput(setting, shown) !== undefined;
  const isNumber = parseNumber(shown) !== undefined;
  return (
    <>
      <input
        {...ids}
        className={styles.text}
        autoComplete="off"
        spellCheck={false}
        {...input}
        value={shown}
        aria-invalid={isValid ? undefined : true}
        onChange={({target}) => {
          const printed = printInput(setting, target.value);
          setTyped({text: target.value, made: printed ?? value});
          if (printed !== undefined) {
            set(printed);
          }
        }}
        onBlur={() => isValid && setTyped({text: plain, made: value})}
      />
      {children}
      {!isValid && (
        <span role="alert" className={styles.invalid}>
          {say(setting.type === 'int' && isNumber ? 'notWhole' : 'notNumber')}
        </span>
      )}
    </>
  );
}

function NumberControl(props: ControlProps): ReactNode {
  const {say} = usePage();
  const {setting, value, set} = props;
  const {min, max, unit, name, type} = setting;
  const hasSlider = min !== undefined && max !== undefined && max <= 20_000;
  return (
    <TypedInput {...props} className={styles.number} inputMode="decimal">
      {unit && <span className={shared.hint}>{unitFor(unit, parseNumber(value) ?? 0)}</span>}
      {hasSlider && (
        <input
          type="range"
          aria-label={say('slider', {name})}
          min={min}
          max={max}
          step={type === 'int' || max - min > 100 ? 1 : 0.1}
          value={Math.min(max, Math.max(min, parseNumber(value) ?? min))}
          onChange={({target}) => set(printInput(setting, String(Number(target.value))) ?? value)}
        />
      )}
    </TypedInput>
  );
}

function TextControl(props: ControlProps): ReactNode {
  const {say} = usePage();
  const {secret, name} = props.setting;
  const [isShown, setShown] = useState(false);
  const button = (word: string, run: () => void): ReactNode => (
    <Button kind="small" aria-label={say(word) + say('colon') + name} onClick={run}>
      {say(word)}
    </Button>
  );
  const generate = (): void => {
    props.set(quote(generatePassword()));
    setShown(true);
  };
  return (
    <TypedInput
      {...props}
      type={secret && !isShown ? 'password' : 'text'}
      {...(secret && {autoComplete: 'new-password'})}
    >
      {secret && button(isShown ? 'hide' : 'show', () => setShown(!isShown))}
      {secret && button('generate', generate)}
    </TypedInput>
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
  const Kind = type === 'list' && !values ? TextControl : controls[type];
  return <Kind {...props} />;
}
