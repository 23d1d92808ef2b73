import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

/**
 * Adds the label to the panel itself. It is shown where tabs cannot be chosen, so that all panels
 * follow each other: on paper and without scripts.
 */
export default function LabelledTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="guide-tab-label" aria-hidden="true">
        {props.label ?? props.value}
      </p>
      {children}
    </TabItem>
  );
}
