import ScrollingTable from '@site/src/components/ScrollingTable';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/** The theme's folds need a script; the browser's need none. */
export default {...MDXComponents, CodeBlock, table: ScrollingTable, Details: 'details'};
