import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownAddress} from '@site/src/core/markdownAddress';
import styles from './styles.module.css';

interface Props {
  /** Of the page. */
  readonly permalink: string;
}

/** Tells tools where the page's Markdown file is (src/build/markdown-twins). */
export function MarkdownAlternate({permalink}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(permalink, baseUrl)} />
    </Head>
  );
}

/** Copies the page as Markdown; the link beside it opens the file, also without scripts. */
export default function MarkdownTwin({permalink}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = markdownAddress(permalink, baseUrl);
  return (
    <p className={styles.twin} data-search="skip">
      <button
        type="button"
        className="clean-btn"
        data-copy=""
        data-copy-from={address}
        data-needs-script
        aria-live="polite"
      >
        {translate({id: 'component.MarkdownTwin.copy'})}
      </button>
      <a href={address} type="text/markdown">
        <Translate id="component.MarkdownTwin.open" />
      </a>
    </p>
  );
}
