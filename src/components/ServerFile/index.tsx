import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import type {resolve} from './resolve';

/** Shows files with their places; the first is open. */
export default function ServerFile({files}: ReturnType<typeof resolve>): ReactNode {
  return files.map(({about, ...file}, index) => {
    const block = <CodeBlock key={file.title} {...file} />;
    return index === 0 ? (
      block
    ) : (
      <details key={file.title}>
        <summary>
          <code translate="no">{file.title}</code> {about}
        </summary>
        {block}
      </details>
    );
  });
}
