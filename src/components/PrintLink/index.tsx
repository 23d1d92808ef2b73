import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {printAddress} from '@site/src/core/printAddress';

interface PrintLinkProps {
  /** Of the category. */
  readonly permalink: string;
}

/** A category as one page. A plain `<a>`: that file has no route. */
export default function PrintLink({permalink}: PrintLinkProps): ReactNode {
  return (
    <p className="margin-top--md">
      <a href={printAddress(permalink)}>
        <Translate id="component.PrintLink.label" />
      </a>
    </p>
  );
}
