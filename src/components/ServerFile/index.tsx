import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import type {ServerFileProps} from './resolve';

/** One file of the generator, with the place where it belongs. */
export default function ServerFile({title, language, html}: ServerFileProps): ReactNode {
  return <CodeBlock title={title} language={language} html={html} />;
}
