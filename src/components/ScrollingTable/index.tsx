import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Tables scroll by keyboard, too (src/css/custom.css). */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={`guide-scroll ${styles.frame}`} role="group" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
