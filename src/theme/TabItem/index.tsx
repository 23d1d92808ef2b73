import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

/** Paper and pages without scripts show all panels, so each needs its label. */
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
