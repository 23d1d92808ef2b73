import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {printAddress} from '@site/src/core/printAddress';

interface PrintLinkProps {
  readonly permalink: string;
}

/** The link is a plain one, because Docusaurus has no route to the printable file. */
export default function PrintLink({permalink}: PrintLinkProps): ReactNode {
  return (
    <p className="margin-top--md">
      <a href={printAddress(permalink)}>
        <Translate id="component.PrintLink.label" />
      </a>
    </p>
  );
}
