import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Late} from '@site/src/browser/late/useLate';

interface TroubleProps extends Required<Pick<Late<unknown>, 'trouble' | 'again'>> {
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** Says that a part is late or failed, and retries. */
export default function Trouble({trouble, again, text, children}: TroubleProps): ReactNode {
  const texts = {
    slow: translate({id: 'late.slow'}),
    failed: translate({id: 'late.failed'}),
    gone: translate({id: 'late.gone'}),
  };
  return (
    <div role="alert">
      <p>{trouble === 'gone' ? texts.gone : (text ?? texts[trouble])}</p>
      <button type="button" className="guide-button" onClick={again}>
        {trouble === 'gone'
          ? translate({id: 'theme.ErrorPageContent.reload'})
          : translate({id: 'late.again'})}
      </button>{' '}
      {children}
    </div>
  );
}
