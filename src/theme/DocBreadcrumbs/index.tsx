import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveDocContext, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {CopyPage} from '@site/src/components/MarkdownTwin';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import IconHome from '@theme/Icon/Home';
import styles from './styles.module.css';

const isNamedOnce = (
  {label}: PropSidebarBreadcrumbsItem,
  at: number,
  way: readonly PropSidebarBreadcrumbsItem[],
) => way[at + 1]?.label !== label;

function Way(): ReactNode {
  const way = useSidebarBreadcrumbs()?.filter(isNamedOnce);
  const edition = usePageEdition();
  const {baseUrl: href, title: label} = useDocusaurusContext().siteConfig;
  return (
    way && (
      <>
        {/* Search engines want at least two places, so the home page has none. */}
        {way.every((place) => place.href !== href) && (
          <StructuredData breadcrumbs={[{type: 'link', label, href}, ...way]} />
        )}
        <nav
          className={ThemeClassNames.docs.docBreadcrumbs}
          aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel'})}
        >
          <ul className="breadcrumbs">
            <li className="breadcrumbs__item">
              <Link
                aria-label={translate({id: 'theme.docs.breadcrumbs.home'})}
                className="breadcrumbs__link"
                href={pageIn(edition, '/')}
              >
                <IconHome width={18} height={18} />
              </Link>
            </li>
            {way.map((place, at) => {
              const isLast = at === way.length - 1;
              return (
                <li
                  key={at}
                  className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
                >
                  {isLast || !place.href ? (
                    <span className="breadcrumbs__link">{place.label}</span>
                  ) : (
                    <Link className="breadcrumbs__link" href={place.href}>
                      {place.label}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
      </>
    )
  );
}

export default function DocBreadcrumbsWithCopy(): ReactNode {
  const {pathname} = useLocation();
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <div className={styles.row}>
      <Way />
      {!activeDoc?.unlisted && (
        <CopyPage permalink={pathname} label={translate({id: 'component.MarkdownTwin.copyPage'})} />
      )}
    </div>
  );
}
