import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';

/** What it says in a language other than its own (src/config/otherLanguages.ts). */
export interface OtherLanguage {
  readonly tag: string;
  readonly notFound: string;
  /** Text and address of the link to the home page in that language. */
  readonly home: string;
  readonly href: string;
}

/**
 * With the docs at the root of the site, their layout shows it, which gives it no title. Some hosts know
 * one such page for all languages (GitHub Pages), so it says the same in the others, with a way on.
 */
export default function NotFoundContentWithTitle(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const otherLanguages = siteConfig.customFields?.otherLanguages as readonly OtherLanguage[];
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <NotFoundContent {...props} />
      <aside className="container margin-bottom--xl">
        {process.env.NODE_ENV !== 'production' && (
          <div className="row">
            <p className="col col--6 col--offset-3">
              {siteConfig.customFields?.previewNote as string}
            </p>
          </div>
        )}
        {otherLanguages.map(({tag, notFound, home, href}) => (
          <div key={tag} lang={tag} className="row">
            <div className="col col--6 col--offset-3">
              <p>{notFound}</p>
              <p>
                <a href={href}>{home}</a>
              </p>
            </div>
          </div>
        ))}
      </aside>
    </>
  );
}
