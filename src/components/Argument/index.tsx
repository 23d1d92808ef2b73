import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ArgumentProps} from './facts';

/** A start argument in running text; leads to its entry. */
export default function Argument({name, to}: ArgumentProps): ReactNode {
  return (
    <Link to={to}>
      <code translate="no">{name}</code>
    </Link>
  );
}
