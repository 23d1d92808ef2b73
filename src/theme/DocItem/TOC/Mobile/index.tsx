import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Mobile from '@theme-original/DocItem/TOC/Mobile';

export default function FoldingContents(): ReactNode {
  return <Mobile key={useLocation().hash} />;
}
