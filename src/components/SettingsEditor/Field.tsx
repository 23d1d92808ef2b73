import {memo, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  isOn,
  isSame,
  listItems,
  showNumber,
  type EditorAction,
  type EditorSetting,
  type Warning,
} from '@site/src/core/editor';
import {unquote} from '@site/src/core/ini';
import Control from './Control';
import {WarningList, type Say} from './parts';
import styles from './styles.module.css';

interface FieldProps {
  readonly setting: EditorSetting;
  readonly value: string;
  readonly isMissing: boolean;
  readonly warnings: readonly Warning[];
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
}

/** The default as a reader reads it. */
function showDefault({type, preset}: EditorSetting, say: Say): string {
  switch (type) {
    case 'string':
      return unquote(preset) || say('empty');
    case 'bool':
      return say(isOn(preset) ? 'on' : 'off');
    case 'list':
      return listItems(preset).join(', ');
    case 'enum':
      return preset;
    case 'int':
    case 'float':
      return showNumber(preset);
  }
}

/** One setting: its name, its control, what it does and what to know about its value. */
function Field({setting, value, isMissing, warnings, say, act}: FieldProps): ReactNode {
  const {key, name, text, notes, min, max} = setting;
  const id = useId();
  const isChanged = !isSame(setting, value, setting.preset);
  const range = [min, max].map((limit) => (limit === undefined ? '' : String(limit)));
  return (
    <div
      className={clsx(styles.field, isChanged && styles.changed)}
      data-key={key}
      onBlur={() => act({type: 'settle'})}
    >
      <div className={styles.label}>
        {setting.type === 'list' || setting.type === 'bool' ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <label className={styles.name} htmlFor={id}>
            {name}
          </label>
        )}
        <code translate="no" className={styles.key}>
          {key}
        </code>
      </div>
      <div className={styles.control}>
        <Control
          setting={setting}
          value={value}
          id={id}
          describedBy={`${id}-about ${id}-warnings`}
          say={say}
          set={(next) => act({type: 'set', key, value: next})}
        />
      </div>
      <div id={`${id}-about`} className={styles.about}>
        <p>{text}</p>
        {notes?.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          {say('preset') + say('colon')}
          <span translate={setting.type === 'bool' ? undefined : 'no'}>
            {showDefault(setting, say)}
          </span>
          {range.some((limit) => limit !== '') && (
            <>
              {' · '}
              {say('range') + say('colon') + range.join('–')}
            </>
          )}
          {/* In an element: a browser that translates the page replaces bare pieces of text. */}
          {isMissing && <span>{` · ${say('missing')}`}</span>}
        </p>
      </div>
      {isChanged && (
        <button
          type="button"
          className={clsx(styles.small, styles.reset)}
          aria-label={say('resetLabel', {key})}
          onClick={({currentTarget}) => {
            // The button goes away; the focus stays with the setting.
            currentTarget
              .closest('[data-key]')
              ?.querySelector<HTMLElement>('input, select')
              ?.focus({preventScroll: true});
            act({type: 'reset', key});
          }}
        >
          {say('reset')}
        </button>
      )}
      <WarningList id={`${id}-warnings`} warnings={warnings} say={say} />
    </div>
  );
}

export default memo(Field);
