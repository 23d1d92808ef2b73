import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownAddress} from '@site/src/core/markdownAddress';
import styles from './styles.module.css';

interface Props {
  /** Of the page. */
  readonly permalink: string;
}

/** Tells tools where the page's Markdown file is (src/site/built-pages). */
export function MarkdownAlternate({permalink}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(permalink, baseUrl)} />
    </Head>
  );
}

interface CopyPageProps extends Props {
  readonly label: string;
}

/** Copies the page as Markdown. */
export function CopyPage({permalink, label}: CopyPageProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      data-copy=""
      data-copy-from={markdownAddress(permalink, baseUrl)}
      data-needs-script
      aria-live="polite"
      data-search="skip"
    >
      {label}
    </button>
  );
}

/** Assistants that read an address given in a question; the reader's browser asks them, and only on a click. */
const ASSISTANTS = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
] as const;

/**
 * Copies the page as Markdown; the link beside it opens the file, also without scripts. The others ask
 * an assistant to read that file.
 */
export default function MarkdownTwin({permalink}: Props): ReactNode {
  const {baseUrl, url} = useDocusaurusContext().siteConfig;
  const address = markdownAddress(permalink, baseUrl);
  const question = translate(
    {id: 'component.MarkdownTwin.question'},
    {address: `${url}${address}`},
  );
  return (
    <p className={styles.twin} data-search="skip">
      <CopyPage permalink={permalink} label={translate({id: 'component.MarkdownTwin.copy'})} />
      <a href={address} type="text/markdown">
        <Translate id="component.MarkdownTwin.open" />
      </a>
      {ASSISTANTS.map(([name, place]) => (
        <a key={name} href={place + encodeURIComponent(question)} rel="nofollow">
          {translate({id: 'component.MarkdownTwin.ask'}, {name})}
        </a>
      ))}
    </p>
  );
}
