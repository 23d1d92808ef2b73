import type {ComponentProps, ReactNode} from 'react';
import Logo from '@theme-original/Logo';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';

export default function EditionLogo(props: ComponentProps<typeof Logo>): ReactNode {
  return <Logo to={pageIn(usePageEdition(), '/')} {...props} />;
}
