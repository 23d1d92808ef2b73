import {memo, useId, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import clsx from 'clsx';
import type {EditorSetting} from '@site/src/core/editor/model';
import {assigning, settling} from '@site/src/core/editor/state';
import {isOn, isSame, showInput} from '@site/src/core/editor/values';
import type {Warning} from '@site/src/core/editor/warnings';
import {useEditing, usePage} from './context';
import Control from './Control';
import styles from './Groups.module.css';
import {WarningList} from './parts';
import shared from './styles.module.css';

const noWarnings: readonly Warning[] = [];

interface FieldProps {
  readonly setting: EditorSetting;
  readonly value: string;
  readonly isMissing: boolean;
  readonly warnings: readonly Warning[];
}

const Field = memo(function Field({setting, value, isMissing, warnings}: FieldProps) {
  const {say, act, data} = usePage();
  const {key, name, text, notes, min, max, preset, values} = setting;
  const id = useId();
  const isChanged = !isSame(setting, value, preset);
  const Name = setting.type === 'bool' || (setting.type === 'list' && values) ? 'span' : 'label';
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
              // The button vanishes, so the focus needs another place.
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
            {setting.type === 'bool'
              ? say(isOn(preset) ? 'on' : 'off')
              : showInput(setting, preset) || say('empty')}
          </span>
          {/* A browser that translates pages replaces bare text nodes. */}
          {(min ?? max) !== undefined && (
            <span>{` · ${say('range')}${say('colon')}${min ?? ''}–${max ?? ''}`}</span>
          )}
          {isMissing && <span>{` · ${say('missing')}`}</span>}
        </p>
      </div>
      <WarningList id={`${id}-warnings`} warnings={warnings} />
    </div>
  );
});

/** A closed group renders no fields. */
export default function Groups(): ReactNode {
  const {data, groups, late, say} = usePage();
  // Fields without texts are shown only if the texts can't be loaded.
  const hasTexts = late.value !== undefined || late.trouble !== undefined;
  const {state, filter, changedKeys, warningsOf} = useEditing();
  const {shown, isFiltered, opened, toggle} = filter;
  const values = new Map(state.draft.file.entries.map(({key, value}) => [key, value]));
  return groups.map(([group, name, places]) => {
    const inGroup = places.flatMap((place) => {
      const setting = data.settings[place];
      return setting && shown.has(setting.key) ? [setting] : [];
    });
    if (inGroup.length === 0) {
      return null;
    }
    const isLoading = !hasTexts && inGroup.some(({text}) => text === undefined);
    const isOpen = isFiltered || opened.includes(group);
    const changes = inGroup.filter(({key}) => changedKeys.has(key)).length;
    const warnings = inGroup.flatMap(({key}) => warningsOf.get(key) ?? []).length;
    return (
      <details
        key={group}
        className={styles.group}
        data-group={group}
        open={isOpen}
        onToggle={({currentTarget}) => {
          if (!isFiltered && currentTarget.open !== isOpen) {
            toggle(group, currentTarget.open);
          }
        }}
      >
        <summary>
          <span className={styles.groupName}>{name}</span>
          {changes > 0 && (
            <span className={styles.badge}>{say('changedCount', {count: String(changes)})}</span>
          )}
          {warnings > 0 && (
            <span className={styles.badge} data-severity="warning">
              {say('warningCount', {count: String(warnings)})}
            </span>
          )}
          <span className={shared.hint}>{inGroup.length}</span>
        </summary>
        {isOpen && isLoading && (
          <p className={styles.field} role="status">
            {say('loadingPart')}
          </p>
        )}
        {isOpen && !isLoading && (
          <fieldset className={styles.fields}>
            <legend className="guide-hidden">{name}</legend>
            {inGroup.map((setting) => {
              const {key, preset} = setting;
              return (
                <Field
                  key={key}
                  setting={setting}
                  value={values.get(key) ?? preset}
                  isMissing={!values.has(key)}
                  warnings={warningsOf.get(key) ?? noWarnings}
                />
              );
            })}
          </fieldset>
        )}
      </details>
    );
  });
}
