import type {ComponentProps, ReactNode} from 'react';

/** Tables scroll by keyboard, too (src/css/custom.css). */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="guide-scroll" role="group" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
