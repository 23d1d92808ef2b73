import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

export default function NamedContents(props: Props): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel'})}
    >
      <TOC {...props} />
    </nav>
  );
}
