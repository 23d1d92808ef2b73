import {memo, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  isOn,
  isSame,
  listItems,
  assigning,
  settling,
  showNumber,
  type EditorSetting,
  type Say,
  type Warning,
} from '@site/src/core/editor';
import {unquote} from '@site/src/core/ini';
import {usePage} from './context';
import Control from './Control';
import styles from './Groups.module.css';
import {Button, WarningList} from './parts';
import shared from './styles.module.css';

function showDefault({type, preset}: EditorSetting, say: Say): string {
  switch (type) {
    case 'string':
      return unquote(preset) || say('empty');
    case 'bool':
      return say(isOn(preset) ? 'on' : 'off');
    case 'list':
      return listItems(preset).join(', ') || say('empty');
    case 'enum':
      return preset;
    case 'int':
    case 'float':
      return showNumber(preset);
  }
}

interface FieldProps {
  readonly setting: EditorSetting;
  readonly value: string;
  readonly isMissing: boolean;
  readonly warnings: readonly Warning[];
}

function Field({setting, value, isMissing, warnings}: FieldProps): ReactNode {
  const {say, act, data} = usePage();
  const {key, name, text, notes, min, max, preset} = setting;
  const id = useId();
  const isChanged = !isSame(setting, value, preset);
  const Name = setting.type === 'list' || setting.type === 'bool' ? 'span' : 'label';
  return (
    <div
      className={clsx(styles.field, isChanged && styles.changed)}
      data-key={key}
      onBlur={() => act(settling)}
    >
      <div>
        <Name className={styles.name} {...(Name === 'label' ? {htmlFor: id} : {})}>
          {name}
        </Name>
        <code translate="no">{key}</code>
      </div>
      <div className={styles.control}>
        <div className={shared.row}>
          <Control
            setting={setting}
            value={value}
            ids={{id, 'aria-describedby': `${id}-about ${id}-warnings`}}
            set={(next) => act(assigning(data, {key, value: next}))}
          />
        </div>
        {isChanged && (
          <Button
            kind="small"
            aria-label={say('resetLabel', {key})}
            onClick={({currentTarget}) => {
              // The button vanishes, so the focus moves to the field.
              currentTarget
                .closest('[data-key]')
                ?.querySelector<HTMLElement>('input, select')
                ?.focus({preventScroll: true});
              act(assigning(data, {key, value: preset}));
            }}
          >
            {say('reset')}
          </Button>
        )}
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
          {/*
             The text has its own element, because a browser that translates pages replaces bare
             text.
           */}
          {(min ?? max) !== undefined && (
            <span>{` · ${say('range')}${say('colon')}${min ?? ''}–${max ?? ''}`}</span>
          )}
          {isMissing && <span>{` · ${say('missing')}`}</span>}
        </p>
      </div>
      <WarningList id={`${id}-warnings`} warnings={warnings} />
    </div>
  );
}

export default memo(Field);
