import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import type {Confidence} from '@site/src/data/sources/types';

interface SourceNoteProps {
  /** The fact on the page of sources, below the base of the language. */
  readonly to: string;
  /** Absent: high, as most facts are. */
  readonly confidence?: Confidence | undefined;
}

/** How sure a fact is, in a word. */
export function confidenceWord(confidence: Confidence = 'high'): string {
  return confidence === 'high'
    ? translate({id: 'component.SourceNote.high'})
    : confidence === 'medium'
      ? translate({id: 'component.SourceNote.medium'})
      : translate({id: 'component.SourceNote.low'});
}

/**
 * 'Source: confirmed', the word a link to what the fact rests on. The sources themselves stand on a
 * page of their own: what a page shows is also in its script, and few readers look at sources. A
 * plain `<a>`, because Docusaurus' link would fetch that page ahead for everybody.
 */
export default function SourceNote({to, confidence}: SourceNoteProps): ReactNode {
  return (
    <small data-search="skip">
      {translate({id: 'component.SourceNote.label'})}
      <a href={useBaseUrl(to)}>{confidenceWord(confidence)}</a>
    </small>
  );
}
