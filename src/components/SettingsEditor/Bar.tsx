import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button, CheckField} from '@site/src/components/Fields';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import {tellIfFails} from '@site/src/browser/notice';
import {settingOf} from '@site/src/core/editor/model';
import {differing, leavingEmpty, redoing, resetting, undoing} from '@site/src/core/editor/state';
import styles from './Bar.module.css';
import {useEditing, usePage} from './context';
import type {FilterKind} from './useFilter';
import {useHits} from './useHits';

const hasOwnSteps = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])') &&
  (!target.closest('[data-key]') || target.matches('[aria-invalid=true]'));

function Steps(): ReactNode {
  const {say, act, tell, data} = usePage();
  const {past, draft, future} = useEditing().state;
  const [said, setSaid] = useState('');
  const step = (type: 'undo' | 'redo'): boolean => {
    const target = type === 'undo' ? past.at(-1) : future[0];
    if (!target) {
      return false;
    }
    const changes = differing(draft.file.entries, target.file.entries);
    const {key = ''} = changes[0] ?? {};
    const what =
      changes.length === 1
        ? (settingOf(data, key)?.name ?? key)
        : say('settingCount', {count: String(changes.length)});
    setSaid(say(`${type}.done`, {what}));
    tell(undefined);
    act(type === 'undo' ? undoing : redoing);
    return true;
  };
  useWindowEvent('keydown', (event) => {
    const {ctrlKey, metaKey, altKey, shiftKey, isComposing, target} = event;
    const key = event.key.toLowerCase();
    const isMeant = (ctrlKey || metaKey) && !altKey && !isComposing && !hasOwnSteps(target);
    const type = key === 'y' || (key === 'z' && shiftKey) ? 'redo' : 'undo';
    if (isMeant && (key === 'z' || key === 'y') && step(type)) {
      event.preventDefault();
    }
  });
  return (
    <>
      <Button isOff={past.length === 0} onClick={() => step('undo')}>
        {say('undo')}
      </Button>
      <Button isOff={future.length === 0} onClick={() => step('redo')}>
        {say('redo')}
      </Button>
      <span role="status" className="guide-hidden">
        {said}
      </span>
    </>
  );
}

function Filters(): ReactNode {
  const {say, act, data} = usePage();
  const {filter, changedKeys} = useEditing();
  const {only, setOnly, shown, isFiltered, isWaiting} = filter;
  const counts = {count: String(shown.size), all: String(data.settings.length)};
  return (
    <div className={styles.filters}>
      {(Object.keys(only) as FilterKind[]).map((kind) => (
        <CheckField
          key={kind}
          label={say(kind)}
          checked={only[kind]}
          onChange={(isChosen) => setOnly(kind, isChosen)}
        />
      ))}
      <p role="status">
        {isWaiting
          ? say('loadingPart')
          : isFiltered && say(shown.size === 0 ? 'none' : 'shown', counts)}
      </p>
      <Button kind="small" isOff={changedKeys.size === 0} onClick={() => act(resetting(data))}>
        {say('resetAll')}
      </Button>
    </div>
  );
}

/** A reload loses passwords, so this asks for them. */
function Asking(): ReactNode {
  const {say, act} = usePage();
  const {state, handOut, filter} = useEditing();
  const {asking, stopAsking, run} = handOut;
  const {missing} = state.draft;
  if (!asking || !missing) {
    return null;
  }
  return (
    <div role="alert" className={styles.asking}>
      <p>{say('askPasswords', {keys: missing.join(', ')})}</p>
      <Button
        kind="primary"
        onClick={() => {
          stopAsking();
          filter.show(missing[0] ?? '');
        }}
      >
        {say('askEnter')}
      </Button>{' '}
      <Button
        onClick={() => {
          tellIfFails(run(asking[0], asking[1], true));
          act(leavingEmpty);
        }}
      >
        {say('askEmpty')}
      </Button>
    </div>
  );
}

/** Keeps the main actions in sight. */
export default function Bar(): ReactNode {
  const {say} = usePage();
  const {filter, changedKeys, warningsOf, handOut} = useEditing();
  const box = useRef<HTMLDivElement>(null);
  useHits(filter, box);
  const [done, setDone] = useState<string>();
  useEffect(() => {
    const timer = done && setTimeout(() => setDone(undefined), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const take = async (purpose: 'download' | 'copy') => {
    const result = await handOut.run(purpose);
    setDone(result === 'done' ? `${purpose === 'copy' ? 'copied' : 'downloaded'}Short` : undefined);
    if (result === 'blocked') {
      document.querySelector('[data-result]')?.scrollIntoView();
    }
  };
  const warnings = [...warningsOf.values()].flat().filter(({severity}) => severity !== 'note');
  return (
    <>
      <div ref={box} className={styles.bar} role="group" aria-label={say('actions')}>
        <Asking />
        <input
          type="search"
          className="guide-input"
          aria-label={say('search')}
          placeholder={say('search')}
          enterKeyHint="search"
          value={filter.query}
          onChange={({target}) => filter.setQuery(target.value)}
        />
        <p className={styles.summary} role="status">
          <span>{say('changedCount', {count: String(changedKeys.size)})}</span>{' '}
          {warnings.length > 0 && (
            <span className={styles.warnings}>
              {say('warningCount', {count: String(warnings.length)})}
            </span>
          )}{' '}
          {done && <span>{say(done)}</span>}
        </p>
        <div className={styles.buttons}>
          <Steps />
          <Button onClick={() => tellIfFails(take('copy'))}>{say('copyShort')}</Button>
          <Button kind="primary" onClick={() => tellIfFails(take('download'))}>
            {say('downloadShort')}
          </Button>
        </div>
      </div>
      <Filters />
    </>
  );
}
