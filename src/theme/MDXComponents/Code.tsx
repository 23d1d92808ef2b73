import type {ComponentProps, ReactNode} from 'react';
import CodeText from '@site/src/components/CodeText';

/** Code in running text. A long name breaks at its parts. */
export default function MDXCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <code {...props}>{typeof children === 'string' ? <CodeText of={children} /> : children}</code>
  );
}
