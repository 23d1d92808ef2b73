import {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {load, valueOf, type Deferred} from '@site/src/core/deferred';

interface Props {
  /** The element whose content this is: a paragraph, or another one of the plugin's. */
  readonly as: 'p';
  readonly from: Deferred<readonly string[]>;
  readonly piece: number;
}

/** Leaves alone what the HTML of the page has here. */
const AS_BUILT = {__html: ''};

/**
 * An element that only shows something (src/plugins/kept-html): the page has it as HTML, so its script
 * does not repeat it. A page that is opened by a link gets the pieces together with its script
 * (src/plugins/slim-bundle/loadable.ts).
 */
export default function KeptHtml({as: Element, from, piece}: Props): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const [html, setHtml] = useState(() => valueOf(from)?.[piece]);
  // React writes it again whenever it is another object.
  const inner = useMemo(() => (html === undefined ? AS_BUILT : {__html: html}), [html]);
  useLayoutEffect(() => {
    // Empty when React builds the page anew, after an error.
    if (html === undefined && ref.current?.childNodes.length === 0) {
      load(from).then((pieces) => setHtml(pieces[piece]), console.warn);
    }
  }, [html, from, piece]);
  return (
    <Element
      ref={ref}
      // The build has escaped the text; nothing of a reader's gets in.
      dangerouslySetInnerHTML={inner}
      suppressHydrationWarning
    />
  );
}
