import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import './styles.module.css';

const textOf = (node: ReactNode): string =>
  Array.isArray(node)
    ? node.map(textOf).join('')
    : isValidElement<{children?: ReactNode; of?: string}>(node)
      ? textOf(node.props.of ?? node.props.children)
      : typeof node === 'string'
        ? node
        : '';

/** The link is a plain one, because Docusaurus' own would prefetch the page that it is on. */
export default function Heading({
  as: Element,
  id,
  className,
  children,
  ...props
}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (Element === 'h1' || !id) {
    return (
      <Element {...props} className={className}>
        {children}
      </Element>
    );
  }
  collectAnchor(id);
  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(children) || id},
  );
  return (
    <Element {...props} id={id} className={clsx('anchor', className)}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </a>
    </Element>
  );
}
