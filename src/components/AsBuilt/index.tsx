import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useDeferred, type Deferred} from '@site/src/core/deferred';

interface Props<Value> {
  readonly as?: 'div' | 'figure';
  readonly from: Deferred<Value>;
  readonly className?: string;
  readonly id?: string;
  readonly children: (value: Value) => ReactNode;
}

/** Leaves alone what the HTML of the page has here. */
const AS_BUILT = {__html: ''};

/**
 * A part of a page that only shows something: it stays as the build wrote it. Only a page that is
 * opened by a link builds it in the browser, from what came with its script (`defer`).
 */
export default function AsBuilt<Value>({
  as: Element = 'div',
  from,
  children,
  ...attributes
}: Props<Value>): ReactNode {
  const built = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const value = useDeferred(from, isMissing);
  // Once it stands there, it stays, even if the value arrives for another reason.
  const [isBuilt] = useState(value === undefined);
  useLayoutEffect(() => {
    // Empty when React builds the page anew, after an error.
    setMissing(built.current?.childNodes.length === 0);
  }, []);
  return value !== undefined && (!isBuilt || isMissing) ? (
    <Element key="new" {...attributes}>
      {children(value)}
    </Element>
  ) : (
    <Element
      key="built"
      ref={built}
      {...attributes}
      dangerouslySetInnerHTML={AS_BUILT}
      suppressHydrationWarning
    />
  );
}
