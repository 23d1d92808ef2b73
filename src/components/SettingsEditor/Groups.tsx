import type {ReactNode} from 'react';
import type {Warning} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import Field from './Field';
import styles from './Groups.module.css';
import shared from './styles.module.css';

const noWarnings: readonly Warning[] = [];

/** A closed group renders no fields. */
export default function Groups(): ReactNode {
  const {data, groups, say} = usePage();
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
        {isOpen && (
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
