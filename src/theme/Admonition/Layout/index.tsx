import {cloneElement, isValidElement, type ReactNode, type SVGProps} from 'react';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** With a size on its icon: without the style sheet it would fill the window. */
export default function AdmonitionWithSizedIcon(props: Props): ReactNode {
  const {icon} = props;
  return (
    <AdmonitionLayout
      {...props}
      icon={
        isValidElement<SVGProps<SVGSVGElement>>(icon)
          ? cloneElement(icon, {width: 24, height: 24})
          : icon
      }
    />
  );
}
