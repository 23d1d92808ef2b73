import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import IconHome from '@theme/Icon/Home';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link
        aria-label={translate({id: 'theme.docs.breadcrumbs.home'})}
        className="breadcrumbs__link"
        href={pageIn(usePageEdition(), '/')}
      >
        <IconHome width={18} height={18} />
      </Link>
    </li>
  );
}
