import type {ReactNode} from 'react';
import Facts from '../Facts';
import type {PublicBuildsProps} from './resolve';
import styles from './styles.module.css';

/**
 * The tables of builds, of which that of the page's edition is open. A link to a build opens its table
 * (src/browser/clientModules/openFold.ts).
 */
export default function PublicBuilds({groups}: PublicBuildsProps): ReactNode {
  return groups.map(({edition, range, isThis, table}) => (
    <details key={edition} className={styles.fold} open={isThis}>
      <summary>{range}</summary>
      <Facts {...table} />
    </details>
  ));
}
