import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {tellIfFails} from '@site/src/browser/notice';
import {leavingEmpty} from '@site/src/core/editor/state';
import styles from './Bar.module.css';
import {useEditing, usePage} from './context';

/** A reload loses passwords, so this asks for them. */
export default function Asking(): ReactNode {
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
