import type {ComponentProps, ComponentType} from 'react';

/** An icon for a note, drawn with holes where its shapes overlap. */
export function createIcon(path: string): ComponentType<ComponentProps<'svg'>> {
  return function AdmonitionIcon(props) {
    return (
      <svg viewBox="0 0 16 16" {...props}>
        <path fillRule="evenodd" d={path} />
      </svg>
    );
  };
}
