import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownAddress} from '@site/src/core/markdownAddress';
import styles from './styles.module.css';

interface Props {
  readonly permalink: string;
}

/** Tells programs where the page's Markdown is. */
export function MarkdownAlternate({permalink}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(permalink, baseUrl)} />
    </Head>
  );
}

export function CopyPage({permalink, label}: Props & {readonly label: string}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      data-copy=""
      data-copy-from={markdownAddress(permalink, baseUrl)}
      data-needs-script
      data-search="skip"
    >
      {label}
    </button>
  );
}
