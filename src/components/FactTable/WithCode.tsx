import {Fragment, type ReactNode} from 'react';

/** A sentence from the data in which `code` is between back quotes. */
export default function WithCode({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
