import type {ComponentProps, ReactNode} from 'react';

/** A table in a frame in which it scrolls, by keyboard too, where it is wider than the page (src/css/custom.css). */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="guide-scroll" role="group" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
