import {Fragment, type ComponentProps, type ReactNode} from 'react';
import {partsOfPath} from '../../core/text/pathParts';

/** Code in running text. A long path breaks behind its separators, not in the middle of a name. */
export default function MDXCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  const parts = typeof children === 'string' ? partsOfPath(children) : undefined;
  return (
    <code {...props}>
      {parts?.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      )) ?? children}
    </code>
  );
}
