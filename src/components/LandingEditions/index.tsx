import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';
import type {resolve} from './resolve';
import styles from './styles.module.css';

type Editions = ReturnType<typeof resolve>;

export default function LandingEditions(props: Editions): ReactNode {
  const {question, newer, older, unknown} = props;
  const edition = usePageEdition();
  const versions = useVersions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const isCurrent = (id: string) => id === edition.label;
  const rows = (links: Editions['newer']) =>
    links.map(({id, to, text}) => (
      <li key={id}>
        {/* tests/site/links.test.ts checks the links between versions. */}
        <Link
          to={to}
          data-noBrokenLinkCheck
          aria-current={isCurrent(id) ? 'true' : undefined}
          onClick={() => savePreferredVersionName(versions.find(({label}) => label === id)!.name)}
        >
          {text}
        </Link>
      </li>
    ));
  return (
    <nav aria-label={question} className={styles.editions}>
      <strong>{question}</strong>
      <ul className="guide-list guide-row">
        {rows(newer)}
        <li>
          <Link to={pageIn(edition, unknown.to)} data-noBrokenLinkCheck>
            {unknown.text}
          </Link>
        </li>
      </ul>
      <details open={older.links.some(({id}) => isCurrent(id))}>
        <summary>{older.label}</summary>
        <ul className="guide-list guide-row">{rows(older.links)}</ul>
      </details>
    </nav>
  );
}
