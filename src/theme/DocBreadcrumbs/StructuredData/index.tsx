import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** Search engines want at least two places, so the home page has none. */
export default function BreadcrumbsFromHome({breadcrumbs}: Props): ReactNode {
  const {baseUrl: href, title: label} = useDocusaurusContext().siteConfig;
  return breadcrumbs.some((place) => place.href === href) ? null : (
    <StructuredData breadcrumbs={[{type: 'link', label, href}, ...breadcrumbs]} />
  );
}
