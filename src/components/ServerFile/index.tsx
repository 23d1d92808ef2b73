import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import type {ServerFileProps} from './resolve';

/** Files of a server, each with the place where it belongs. Of several, all but the first are folded. */
export default function ServerFile({files}: ServerFileProps): ReactNode {
  return files.map(({title, about, language, html}, index) => {
    const block = <CodeBlock key={title} title={title} language={language} html={html} />;
    return index === 0 ? (
      block
    ) : (
      <details key={title}>
        <summary>
          <code translate="no">{title}</code> {about}
        </summary>
        {block}
      </details>
    );
  });
}
