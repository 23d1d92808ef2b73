import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import SourceNote from '@site/src/components/SourceNote';
import styles from './styles.module.css';
import type {Cell, FactsProps, RichCell} from './types';

/** A table of facts; `resolve.ts` lists the tables there are. */
export default function Facts({
  caption,
  columns,
  rows,
  hasWideHeadings,
  isOutOfSearch,
}: FactsProps): ReactNode {
  return (
    <div
      className={clsx(hasWideHeadings && styles.wideHeadings)}
      data-search={isOutOfSearch ? 'skip' : undefined}
    >
      <FactTable
        caption={caption}
        columns={columns}
        rows={rows.map(({anchor, heading, cells}, index) => ({
          id: String(index),
          anchor,
          heading: <CellView cell={heading} />,
          cells: cells.map((cell, place) => <CellView key={place} cell={cell} />),
        }))}
      />
    </div>
  );
}

/** What a cell says. */
export function CellView({cell}: {readonly cell: Cell}): ReactNode {
  if (typeof cell === 'string') {
    return <WithCode text={cell} />;
  }
  if (!('text' in cell)) {
    return (
      <ul className={styles.lines}>
        {cell.map((line) => (
          <li key={line.text}>
            <CellView cell={line} />
          </li>
        ))}
      </ul>
    );
  }
  const {to, isOtherVersion = false, remark, source, bar} = cell;
  return (
    <>
      {to === undefined ? (
        <Text {...cell} />
      ) : (
        // tests/site/links.test.ts checks the links between versions.
        <Link to={to} data-noBrokenLinkCheck={isOtherVersion}>
          <Text {...cell} />
        </Link>
      )}
      {remark && (
        <>
          {' '}
          <span className={styles.remark}>
            <WithCode text={remark} />
          </span>
        </>
      )}
      {bar && (
        <svg
          className={styles.bar}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          // Its size until the style sheet arrives.
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

function Text({text, look}: RichCell): ReactNode {
  switch (look) {
    case 'code':
      return <code translate="no">{text}</code>;
    case 'name':
      return <span translate="no">{text}</span>;
    case 'strong':
    case 'good':
    case 'bad':
      return <strong className={styles[look]}>{text}</strong>;
    case 'whole':
      return <span className={styles.whole}>{text}</span>;
    case undefined:
      return <WithCode text={text} />;
  }
}
