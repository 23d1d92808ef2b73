import {Fragment, type ReactNode} from 'react';
import {PHRASE_END} from '@site/src/core/text/phraseEnd';

export default function Phrases({of}: {readonly of: string}): ReactNode {
  const phrases = of.split(PHRASE_END);
  return phrases.length === 1
    ? of
    : phrases.map((phrase, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {phrase}
        </Fragment>
      ));
}
