import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Diagram from '@site/src/components/Diagram';

/** Components that every page may use without an import. */
export default {
  ...MDXComponents,
  Diagram,
  Tabs,
  TabItem,
};
