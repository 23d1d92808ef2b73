import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {firstTasks} from '@site/src/components/LandingTasks/resolve';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';
import styles from '@site/src/components/LandingSearch/styles.module.css';
import {leadsTo} from '@site/src/core/address/leadsTo';
import type {meantPages} from '@site/src/core/address/meant';

export interface OtherLanguage {
  readonly tag: string;
  readonly notFound: string;
  readonly home: string;
  readonly href: string;
}

interface NotFoundFields {
  readonly tasks: ReturnType<typeof firstTasks>;
  readonly otherLanguages: readonly OtherLanguage[];
  readonly previewNote?: string;
}

function queryOf(pathname: string): string {
  const part = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return part.replace(/\.\w+$/, '').replace(/%[\da-f]{2}|[-_.]/gi, ' ');
}

/** Some hosts have a single 404 page for all languages (GitHub Pages). */
export default function NotFoundContent(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {pathname} = useLocation();
  const edition = usePageEdition();
  // The page was built for another address, so only the browser knows which page was meant.
  const words = useIsBrowser() ? queryOf(pathname) : '';
  const site = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  const [meant, setMeant] = useState<ReturnType<typeof meantPages>>([]);
  useEffect(() => {
    // Answers for the built page's address, which the first rendering has, may come last.
    let isCurrent = true;
    const path = pathname.startsWith(site) ? pathname.slice(site.length) : '';
    const listIn = (file: string): Promise<unknown> =>
      fetch(site + file).then((response) => response.json());
    // Some hosts, such as GitHub Pages, know no redirects, so the page reads their list.
    listIn('redirects.json')
      .then((redirects) => {
        if (!isCurrent) {
          return undefined;
        }
        const {search, hash} = window.location;
        const to = leadsTo(redirects, path);
        if (to !== undefined) {
          window.location.replace(site + to + search + hash);
          return undefined;
        }
        const find = import('@site/src/core/address/meant');
        return Promise.all([listIn('pages.json'), find]).then(([titles, module]) => {
          if (isCurrent) {
            setMeant(module.meantPages(titles, path));
          }
        });
      })
      .catch((error: unknown) => console.warn('The list of pages did not arrive.', error));
    return () => {
      isCurrent = false;
    };
  }, [site, pathname]);
  const {tasks, otherLanguages, previewNote} = siteConfig.customFields as unknown as NotFoundFields;
  return (
    <main className="container container--fluid margin-vert--lg">
      <PageMetadata title={translate({id: 'theme.NotFound.title'})} />
      <Heading as="h1">
        <Translate id="theme.NotFound.title" />
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" />
      </p>
      <div role="status" className="guide-meant">
        {meant.length > 0 && (
          <>
            <p>
              <Translate id="theme.NotFound.meant" />
            </p>
            <ul>
              {meant.map(({path, title}) => (
                <li key={path}>
                  <a href={site + path}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <form data-needs-script className={styles.search} action={`${baseUrl}search`}>
        <input
          key={words}
          className="guide-input"
          type="search"
          name="q"
          defaultValue={words}
          aria-label={translate({id: 'component.LandingSearch.search'})}
        />
        <button type="submit" className="guide-button guide-button--primary">
          <Translate id="component.LandingSearch.submit" />
        </button>
      </form>
      <ul className="margin-top--md">
        {[
          {to: '/', title: translate({id: 'theme.ErrorPageContent.home'})},
          ...tasks,
          {to: '/operate/diagnose', title: translate({id: 'theme.SearchBar.diagnose'})},
        ].map(({to, title}) => (
          <li key={to}>
            <Link to={pageIn(edition, to)}>{title}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Translate id="theme.NotFound.p2" />
      </p>
      {process.env.NODE_ENV !== 'production' && <p>{previewNote}</p>}
      {otherLanguages.map(({tag, notFound, home, href}) => (
        <div key={tag} lang={tag}>
          <p>{notFound}</p>
          <p>
            <a href={href}>{home}</a>
          </p>
        </div>
      ))}
    </main>
  );
}
