import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {EditorAction, EditorData, Warning} from '@site/src/core/editor';
import type {SettingsEditorProps} from './resolve';
import Field from './Field';
import type {Say} from './parts';
import styles from './styles.module.css';

interface GroupsProps extends Pick<SettingsEditorProps, 'groups'> {
  readonly data: EditorData;
  readonly values: ReadonlyMap<string, string>;
  /** The settings that the search and the filters leave. */
  readonly shown: ReadonlySet<string>;
  /** Whether these are not all: then every group is open. */
  readonly isFiltered: boolean;
  readonly opened: ReadonlySet<string>;
  readonly toggle: (group: string, isOpen: boolean) => void;
  readonly changedKeys: ReadonlySet<string>;
  readonly warningsOf: ReadonlyMap<string, readonly Warning[]>;
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
}

/** The settings by group. The fields of a closed group are not on the page. */
function Groups(props: GroupsProps): ReactNode {
  const {data, groups, values, shown, isFiltered, opened, toggle} = props;
  const {changedKeys, warningsOf, say, act} = props;
  return groups.map(([group, name, places]) => {
    const inGroup = places.flatMap((place) => {
      const setting = data.settings[place];
      return setting && shown.has(setting.key) ? [setting] : [];
    });
    if (inGroup.length === 0) {
      return null;
    }
    const isOpen = isFiltered || opened.has(group);
    const changes = inGroup.filter(({key}) => changedKeys.has(key)).length;
    const notes = inGroup.reduce((sum, {key}) => sum + (warningsOf.get(key)?.length ?? 0), 0);
    return (
      <details
        key={group}
        className={styles.group}
        open={isOpen}
        onToggle={({currentTarget}) => {
          if (!isFiltered && currentTarget.open !== isOpen) {
            toggle(group, currentTarget.open);
          }
        }}
      >
        <summary>
          <span className={styles.groupName}>{name}</span>
          <span className={styles.badges}>
            {changes > 0 && (
              <span className={styles.badge}>{say('changedCount', {count: String(changes)})}</span>
            )}
            {notes > 0 && (
              <span className={clsx(styles.badge, styles.badgeWarning)}>
                {say('warningCount', {count: String(notes)})}
              </span>
            )}
            <span className={styles.total}>{inGroup.length}</span>
          </span>
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
                  say={say}
                  act={act}
                />
              );
            })}
          </fieldset>
        )}
      </details>
    );
  });
}

const noWarnings: readonly Warning[] = [];

export default memo(Groups);
