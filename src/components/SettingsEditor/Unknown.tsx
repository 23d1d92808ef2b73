import {useMemo, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {renamesOf, renaming, settingOf, shownUnknown, type Step} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import {First, WarningList} from './parts';
import styles from './Groups.module.css';
import {masked} from './useHandOut';

/** The pressed button vanishes, so the focus needs another place. */
function leave(button: HTMLElement): void {
  const line = button.closest('li');
  // The mark names lines that React hasn't removed yet, because the focus must not move to them.
  line?.setAttribute('data-gone', '');
  const others = [line?.nextElementSibling, line?.previousElementSibling];
  const next = others.find((other) => other?.matches('[data-unknown]:not([data-gone])'));
  const group = document.querySelector<HTMLElement>('[data-group] > summary');
  (next?.querySelector('button') ?? group)?.focus();
}

/** More settings than these are folded. */
const MANY = 6;

export default function Unknown(): ReactNode {
  const {data, say, act} = usePage();
  const {state, draft, warningsOf} = useEditing();
  const {entries} = state.draft.file;
  const renames = useMemo(
    () => new Map(renamesOf(draft.file.entries, data)),
    [draft.file.entries, data],
  );
  const unknown = entries.filter(({key}) => !settingOf(data, key));
  const button = (text: string, step: Step, label?: string): ReactNode => (
    <Button
      kind="small"
      aria-label={label}
      onClick={({currentTarget}) => {
        leave(currentTarget);
        act(step);
      }}
    >
      {text}
    </Button>
  );
  return (
    <details className={styles.unknown} open={unknown.length <= MANY}>
      <summary>{say('unknown', {count: String(unknown.length)})}</summary>
      <p>{say('unknownHint', {version: data.version})}</p>
      <ul className="clean-list">
        <First of={unknown} most={shownUnknown}>
          {({key, value}) => {
            const other = renames.get(key);
            return (
              <li key={key} data-unknown={key}>
                <code translate="no">{`${key}=${masked(key, value.slice(0, 80))}`}</code>{' '}
                {other && button(say('rename', {other}), renaming(key, other))}{' '}
                {button(say('remove'), renaming(key), say('remove') + say('colon') + key)}
                <WarningList warnings={warningsOf.get(key) ?? []} />
              </li>
            );
          }}
        </First>
      </ul>
    </details>
  );
}
