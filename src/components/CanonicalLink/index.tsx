import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** Path of the page that search engines should list, with the base of its language. */
  readonly path: string;
}

/** Tells search engines which page of several alike ones to list. */
export default function CanonicalLink({path}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const url = `${siteConfig.url}${path}`;
  return (
    <Head>
      <meta property="og:url" content={url} />
      <link rel="canonical" href={url} />
    </Head>
  );
}
