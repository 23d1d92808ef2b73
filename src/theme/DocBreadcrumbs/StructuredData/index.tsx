import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/**
 * The way to a page, for search engines. It begins at the home page, which has none: a way has two
 * places.
 */
export default function BreadcrumbsFromHome({breadcrumbs}: Props): ReactNode {
  const {baseUrl: href, title: label} = useDocusaurusContext().siteConfig;
  return breadcrumbs.some((place) => place.href === href) ? null : (
    <StructuredData breadcrumbs={[{type: 'link', label, href}, ...breadcrumbs]} />
  );
}
