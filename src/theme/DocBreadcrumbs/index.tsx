import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {CopyPage} from '@site/src/components/MarkdownTwin';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './styles.module.css';

const isNamedOnce = (
  {label}: PropSidebarBreadcrumbsItem,
  at: number,
  way: readonly PropSidebarBreadcrumbsItem[],
) => way[at + 1]?.label !== label;

function Way(): ReactNode {
  const way = useSidebarBreadcrumbs()?.filter(isNamedOnce);
  return (
    way && (
      <>
        <StructuredData breadcrumbs={way} />
        <nav
          className={ThemeClassNames.docs.docBreadcrumbs}
          aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel'})}
        >
          <ul className="breadcrumbs">
            <HomeBreadcrumbItem />
            {way.map(({label, href}, at) => {
              const isLast = at === way.length - 1;
              return (
                <li
                  key={at}
                  className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
                >
                  {isLast || !href ? (
                    <span className="breadcrumbs__link">{label}</span>
                  ) : (
                    <Link className="breadcrumbs__link" href={href}>
                      {label}
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
