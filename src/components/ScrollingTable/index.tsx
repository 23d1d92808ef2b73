import type {ComponentProps, ReactNode} from 'react';

/** A table in a frame in which it scrolls where it is wider than the page (src/css/custom.css). */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="guide-scroll">
      <table {...props} />
    </div>
  );
}
