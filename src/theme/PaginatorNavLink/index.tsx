import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import Phrases from '@site/src/components/Phrases';
import './styles.module.css';

export default function LinkWithPhrases({title, ...props}: Props): ReactNode {
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' ? <Phrases of={title} /> : title}
    />
  );
}
