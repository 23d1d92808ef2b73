import type {ReactNode} from 'react';
import type {Say} from './parts';
import styles from './styles.module.css';
import type {Filter} from './useFilter';

interface ToolsProps {
  readonly filter: Filter;
  readonly all: number;
  readonly canReset: boolean;
  readonly reset: () => void;
  readonly say: Say;
}

/** The filters of the settings, and the return to the defaults. */
export default function Tools(props: ToolsProps): ReactNode {
  const {filter, all, canReset, reset, say} = props;
  const {onlyChanged, setOnlyChanged, onlyWarnings, setOnlyWarnings} = filter;
  const {shown, isFiltered} = filter;
  return (
    <div className={styles.tools}>
      {(
        [
          ['onlyChanged', onlyChanged, setOnlyChanged],
          ['onlyWarnings', onlyWarnings, setOnlyWarnings],
        ] as const
      ).map(([word, isChosen, choose]) => (
        <label key={word} className={styles.check}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({target}) => choose(target.checked)}
          />
          {say(word)}
        </label>
      ))}
      <p className={styles.count} role="status">
        {isFiltered &&
          (shown.size === 0
            ? say('none')
            : say('shown', {count: String(shown.size), all: String(all)}))}
      </p>
      <button
        type="button"
        className={styles.small}
        aria-disabled={!canReset}
        onClick={() => canReset && reset()}
      >
        {say('resetAll')}
      </button>
    </div>
  );
}
