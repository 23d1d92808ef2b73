import {Fragment, type ReactNode} from 'react';
import {partsOfCode} from '@site/src/core/text/pathParts';

/** Breaks long names at their parts, and keeps hyphens with their arguments. */
export default function CodeText({of}: {readonly of: string}): ReactNode {
  const parts = partsOfCode(of);
  return parts.length === 1 && !parts[0]?.isWhole
    ? of
    : parts.map(({text, isWhole, mayBreak}, at) => (
        <Fragment key={at}>
          {mayBreak && <wbr />}
          {isWhole ? <span className="guide-whole">{text}</span> : text}
        </Fragment>
      ));
}
