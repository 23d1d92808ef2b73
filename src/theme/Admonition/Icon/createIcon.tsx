import type {ComponentProps, ComponentType} from 'react';

/** An icon for a note, drawn with holes where its shapes overlap. Without a size it would fill the window while the style sheet is missing. */
export function createIcon(path: string): ComponentType<ComponentProps<'svg'>> {
  return function AdmonitionIcon(props) {
    return (
      <svg viewBox="0 0 16 16" width={24} height={24} {...props}>
        <path fillRule="evenodd" d={path} />
      </svg>
    );
  };
}
