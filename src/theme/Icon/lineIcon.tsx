import type {ComponentProps, ComponentType} from 'react';

/** Makes an icon of a path that is drawn as a line, 24 by 24 pixels, in the text's colour. */
export function lineIcon(path: string): ComponentType<ComponentProps<'svg'>> {
  return function LineIcon(props) {
    return (
      <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
        <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
      </svg>
    );
  };
}
