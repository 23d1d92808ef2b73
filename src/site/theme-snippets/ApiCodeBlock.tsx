import CodeBlock from '@site/src/components/CodeBlock';

/** The theme's snippets in the guide's block of code, with its copy button. */
export default CodeBlock;
