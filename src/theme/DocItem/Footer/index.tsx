import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import MarkdownTwin from '@site/src/components/MarkdownTwin';

/** The end of a page; an unlisted page has no Markdown file to offer. */
export default function DocItemFooter(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  return (
    <>
      <Footer />
      {!unlisted && <MarkdownTwin permalink={permalink} />}
    </>
  );
}
