import ScrollingTable from '@site/src/components/ScrollingTable';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/**
 * What every page may hold without an import: the code that src/site/mdx/rehypeCode.ts has coloured, tables,
 * and folds of the browser; the theme's folds need a script.
 */
export default {...MDXComponents, CodeBlock, table: ScrollingTable, Details: 'details'};
