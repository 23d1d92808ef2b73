import {Fragment, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import SourceNote from '@site/src/components/SourceNote';
import {CellView, Items} from './Cell';
import styles from './styles.module.css';
import FactTable from './Table';
import type {Block, FactsProps, Term} from './types';

export default function Facts({blocks, isOutOfSearch}: FactsProps): ReactNode {
  const shown = blocks.map((block, index) => <BlockView key={index} block={block} />);
  return isOutOfSearch ? <div data-search="skip">{shown}</div> : shown;
}

function BlockView({block}: {readonly block: Block}): ReactNode {
  if ('fold' in block) {
    // src/browser/clientModules/scrollRestoration.ts opens a linked row's table.
    return (
      <details open={block.isOpen}>
        <summary>{block.fold}</summary>
        <FactTable {...block.table} />
      </details>
    );
  }
  if ('table' in block) {
    return <FactTable {...block.table} />;
  }
  if ('list' in block) {
    return (
      <ul className={block.isIndex ? `guide-list ${styles.index}` : undefined}>
        <Items cells={block.list} />
      </ul>
    );
  }
  if ('links' in block) {
    return (
      <nav aria-label={block.label}>
        <ul className={`guide-list ${styles.links}`}>
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
      <Heading as={block.as ?? 'h3'} id={block.id}>
        <CellView cell={block.heading} />
      </Heading>
    );
  }
  return 'source' in block ? (
    <SourceNote {...block.source} />
  ) : (
    <p>
      <CellView cell={block.text} />
    </p>
  );
}

function TermView({id, term, others = [], texts, names}: Term): ReactNode {
  // Docusaurus' check of links knows only the ids of headings, so it is told of this one.
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
      {names && (
        <dd className={styles.remark} data-names="others">
          {names}
        </dd>
      )}
    </div>
  );
}
