import type {ComponentProps, ComponentType} from 'react';

/** The size in the markup keeps the icon small on a page without its style sheet. */
export function createIcon(path: string): ComponentType<ComponentProps<'svg'>> {
  return function AdmonitionIcon(props) {
    return (
      <svg viewBox="0 0 16 16" width={24} height={24} {...props}>
        <path fillRule="evenodd" d={path} />
      </svg>
    );
  };
}
