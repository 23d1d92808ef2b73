import type {ReactNode, RefObject} from 'react';
import type {Say} from './parts';
import styles from './styles.module.css';

const panels = ['open', 'version', 'upgrade', 'recipes'] as const;
export type Panel = (typeof panels)[number];

interface StartsProps {
  readonly panel: Panel | undefined;
  readonly setPanel: (panel: Panel | undefined) => void;
  readonly openButton: RefObject<HTMLButtonElement | null>;
  readonly startOver: () => void;
  readonly say: Say;
  /** The panel that is open. */
  readonly children: ReactNode;
}

/** What one can start from: the own file, a suggestion, another version, the defaults. */
export default function Starts(props: StartsProps): ReactNode {
  const {panel, setPanel, openButton, startOver, say, children} = props;
  return (
    <>
      <div className={styles.starts} role="group" aria-label={say('start')}>
        {panels.map((one) => (
          <button
            key={one}
            ref={one === 'open' ? openButton : undefined}
            type="button"
            className={styles.start}
            aria-expanded={panel === one}
            onClick={() => setPanel(panel === one ? undefined : one)}
          >
            {say(one)}
          </button>
        ))}
        <button type="button" className={styles.start} onClick={startOver}>
          {say('startOver')}
        </button>
      </div>
      {panel && <div className={styles.panel}>{children}</div>}
    </>
  );
}
