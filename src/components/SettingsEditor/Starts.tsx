import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {tellIfFails} from '@site/src/browser/notice';
import {useDropped} from '@site/src/browser/useDropped';
import {useEditing, usePage} from './context';
import Later from './Later';
import styles from './Starts.module.css';

const panels = ['open', 'upgrade', 'recipes'] as const;
export type Panel = (typeof panels)[number];

export default function Starts(): ReactNode {
  const {say} = usePage();
  const {panel, setPanel, take} = useEditing();
  const isOver = useDropped(({files: {0: file}}) => file && tellIfFails(take(file, true)));
  return (
    <>
      <div
        className={styles.starts}
        role="group"
        aria-label={say('start')}
        data-over={isOver || undefined}
      >
        {panels.map((one) => (
          <Button
            key={one}
            data-start={one}
            aria-expanded={panel === one}
            onClick={() => setPanel(panel === one ? undefined : one)}
          >
            {say(one)}
          </Button>
        ))}
      </div>
      {panel && (
        <div className={styles.panel} data-panel={panel}>
          <Later part={panel} />
        </div>
      )}
    </>
  );
}
