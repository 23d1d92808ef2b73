import type {ComponentProps, ReactNode} from 'react';
import CodeText from '@site/src/components/CodeText';

export default function MDXCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <code {...props}>{typeof children === 'string' ? <CodeText of={children} /> : children}</code>
  );
}
