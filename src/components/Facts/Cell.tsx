import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeText from '@site/src/components/CodeText';
import Phrases from '@site/src/components/Phrases';
import SourceNote from '@site/src/components/SourceNote';
import styles from './styles.module.css';
import type {Cell, RichCell} from './types';

/** Shows a cell, in a table or elsewhere. */
export function CellView({cell}: {readonly cell: Cell}): ReactNode {
  if (typeof cell === 'string') {
    return <WithCode text={cell} />;
  }
  if (!('text' in cell)) {
    return (
      <ul className={`guide-list ${styles.lines}`}>
        <Items cells={cell} />
      </ul>
    );
  }
  const {to, href, mark, remark, bar, source} = cell;
  const text = <Text {...cell} />;
  return (
    <>
      <WithCode text={cell.before} />
      {to !== undefined ? (
        // tests/site/links.test.ts checks the links between versions.
        <Link to={to} data-noBrokenLinkCheck={cell.isOtherVersion ?? false}>
          {text}
        </Link>
      ) : href !== undefined ? (
        <a href={href} download={cell.isDownload}>
          {text}
        </a>
      ) : (
        text
      )}
      <WithCode text={cell.after} />
      {mark && ' '}
      {mark && (
        <span className={styles.mark}>
          <Phrases of={mark} />
        </span>
      )}
      {remark && ' '}
      {remark && (
        <span className={styles.remark} data-remark>
          <WithCode text={remark} />
        </span>
      )}
      {bar && (
        <svg
          className={styles.bar}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          // The picture keeps this size until the style sheet arrives.
          width="40"
          height="4"
          aria-hidden
        >
          <rect x={bar[0]} width={bar[1] - bar[0]} height="1" />
        </svg>
      )}
      {source && <SourceNote {...source} />}
    </>
  );
}

const WithCode = ({text = ''}: {readonly text?: string | undefined}): ReactNode =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        <CodeText of={part} />
      </code>
    ) : (
      <Phrases key={index} of={part} />
    ),
  );

function Text({text, look, lang}: RichCell): ReactNode {
  if (look === undefined) {
    return <WithCode text={text} />;
  }
  if (look === 'code' || look === 'name') {
    const Element = look === 'code' ? 'code' : 'span';
    return (
      <Element translate="no">
        <CodeText of={text} />
      </Element>
    );
  }
  const Element = look === 'small' ? 'span' : 'strong';
  return (
    <Element className={styles[look]} lang={lang} translate={lang ? 'no' : undefined}>
      <Phrases of={text} />
    </Element>
  );
}

export function Items({cells}: {readonly cells: readonly Cell[]}): ReactNode {
  return cells.map((cell, index) => (
    <li key={index}>
      <CellView cell={cell} />
    </li>
  ));
}
