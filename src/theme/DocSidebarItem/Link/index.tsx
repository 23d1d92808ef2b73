import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import Phrases from '@site/src/components/Phrases';
import {phrasesOfLabel} from '@site/src/core/text/phraseEnd';

export default function LinkWithPhrases({item, ...props}: Props): ReactNode {
  const label = (<Phrases of={phrasesOfLabel(item)} />) as unknown as string;
  return <DocSidebarItemLink item={{...item, label}} {...props} />;
}
