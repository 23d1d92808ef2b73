import type {ComponentProps, ReactNode} from 'react';
import Logo from '@theme-original/Logo';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';

/** Leads to the first page of the reader's edition. */
export default function EditionLogo(props: ComponentProps<typeof Logo>): ReactNode {
  return <Logo to={pageIn(usePageEdition(), '/')} {...props} />;
}
