import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/** What every page may hold without an import: the code that src/site/mdx/rehypeCode.ts has coloured. */
export default {...MDXComponents, CodeBlock};
