import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

/** The label is shown on paper and without scripts, where all panels follow each other. */
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
