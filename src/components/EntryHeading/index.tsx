import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  readonly as: 'h2' | 'h3';
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The heading of an entry in a long list: what the theme's `Heading` shows, with a plain `<a>` instead
 * of Docusaurus' link. A page has up to a hundred of them, and a link on the page itself has nothing to
 * fetch ahead.
 */
export default function EntryHeading({as: Element, id, className, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: id},
  );
  return (
    <Element id={id} className={clsx('anchor', className)}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </a>
    </Element>
  );
}
