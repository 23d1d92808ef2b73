import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import EntryHeading from '@site/src/components/EntryHeading';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import SourceNote from '@site/src/components/SourceNote';
import styles from './styles.module.css';
import type {Block, Cell, FactsProps, RichCell, Table, Term} from './types';

/** Facts as tables, lists and entries; `resolve.ts` lists those there are. */
export default function Facts({blocks, isOutOfSearch}: FactsProps): ReactNode {
  const shown = blocks.map((block, index) => <BlockView key={index} block={block} />);
  return isOutOfSearch ? <div data-search="skip">{shown}</div> : shown;
}

function BlockView({block}: {readonly block: Block}): ReactNode {
  if ('fold' in block) {
    // A link to a row opens its table (src/browser/clientModules/scrollRestoration.ts).
    return (
      <details className={styles.fold} open={block.isOpen}>
        <summary>{block.fold}</summary>
        <TableView {...block.table} />
      </details>
    );
  }
  if ('table' in block) {
    return <TableView {...block.table} />;
  }
  if ('list' in block) {
    return (
      <ul className={block.isIndex ? styles.index : undefined}>
        <Items cells={block.list} />
      </ul>
    );
  }
  if ('links' in block) {
    return (
      <nav aria-label={block.label}>
        <ul className={styles.links}>
          <Items cells={block.links} />
        </ul>
      </nav>
    );
  }
  if ('terms' in block) {
    return (
      <dl className={clsx(styles.terms, styles[block.look])}>
        {block.terms.map((term, index) => (
          <TermView key={index} {...term} />
        ))}
      </dl>
    );
  }
  if ('heading' in block) {
    return (
      <EntryHeading as={block.as ?? 'h3'} id={block.id}>
        <CellView cell={block.heading} />
      </EntryHeading>
    );
  }
  return 'source' in block ? (
    <SourceNote {...block.source} />
  ) : (
    <p className={block.isRemark ? styles.remark : styles.text}>
      <CellView cell={block.text} />
    </p>
  );
}

interface ItemsProps {
  readonly cells: readonly (Cell | number)[];
  readonly lines?: Table['lines'] | undefined;
}

function Items({cells, lines = []}: ItemsProps): ReactNode {
  return cells.map((cell, index) => (
    <li key={index}>
      <CellView cell={typeof cell === 'number' ? lines[cell]! : cell} />
    </li>
  ));
}

function TableView({caption, columns, rows, lines, hasWideHeadings}: Table): ReactNode {
  const table = (
    <FactTable
      caption={caption}
      columns={columns}
      rows={rows.map(({anchor, heading, cells}, index) => ({
        id: String(index),
        anchor,
        heading: <CellView cell={heading} />,
        cells: cells.map((cell, place) => <CellView key={place} cell={cell} lines={lines} />),
      }))}
    />
  );
  return hasWideHeadings ? <div className={styles.wideHeadings}>{table}</div> : table;
}

function TermView({id, term, others = [], texts}: Term): ReactNode {
  // Docusaurus knows the ids of headings only; the build checks links to terms with these.
  const {collectAnchor} = useBrokenLinks();
  if (id) {
    collectAnchor(id);
  }
  return (
    <div>
      <dt id={id} data-search-title={id && typeof term === 'string' ? term : undefined}>
        <CellView cell={term} />
        {others.map((other) => (
          <Fragment key={other.text}>
            {' '}
            <CellView cell={other} />
          </Fragment>
        ))}
      </dt>
      {texts.map((text, index) => (
        <dd key={index}>
          <CellView cell={text} />
        </dd>
      ))}
    </div>
  );
}

interface CellProps {
  readonly cell: Cell;
  /** Those of the table. */
  readonly lines?: Table['lines'] | undefined;
}

/** What a cell says. */
export function CellView({cell, lines}: CellProps): ReactNode {
  if (typeof cell === 'string') {
    return <WithCode text={cell} />;
  }
  if (!('text' in cell)) {
    return (
      <ul className={styles.lines}>
        <Items cells={cell} lines={lines} />
      </ul>
    );
  }
  const {
    to,
    isOtherVersion = false,
    href,
    isDownload,
    before,
    after,
    mark,
    remark,
    source,
    bar,
  } = cell;
  return (
    <>
      {before && <WithCode text={before} />}
      {to !== undefined ? (
        // tests/site/links.test.ts checks the links between versions.
        <Link to={to} data-noBrokenLinkCheck={isOtherVersion}>
          <Text {...cell} />
        </Link>
      ) : href !== undefined ? (
        <a href={href} download={isDownload}>
          <Text {...cell} />
        </a>
      ) : (
        <Text {...cell} />
      )}
      {after && <WithCode text={after} />}
      {mark && ' '}
      {mark && <span className={styles.mark}>{mark}</span>}
      {remark && ' '}
      {remark && (
        <span className={styles.remark}>
          <WithCode text={remark} />
        </span>
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

function Text({text, look, lang}: RichCell): ReactNode {
  switch (look) {
    case 'code':
      return <code translate="no">{text}</code>;
    case 'path':
      return (
        <code translate="no">
          {text.split(/(?<=[\\/])/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>
      );
    case 'strong':
    case 'good':
    case 'bad':
      return <strong className={styles[look]}>{text}</strong>;
    case 'name':
      return <span translate="no">{text}</span>;
    case 'whole':
    case 'small':
      return (
        <span className={styles[look]} lang={lang} translate={lang ? 'no' : undefined}>
          {text}
        </span>
      );
    case undefined:
      return <WithCode text={text} />;
  }
}
