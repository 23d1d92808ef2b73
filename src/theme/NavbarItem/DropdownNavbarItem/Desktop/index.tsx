import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {itemsOfMenu, type MenuName} from '../itemsOfMenu';
import styles from './styles.module.css';

/** This is a menu button: the arrows go to the first or last link, and Escape returns the focus. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  menuName,
  builds,
  hasCurrent = true,
  ...props
}: Props & MenuName): ReactNode {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** A mouse that leaves closes the menu only if hovering has opened it. */
  const isHovered = useRef(false);

  const moveFocus = (step: 1 | -1) => {
    const all = Array.from(root.current?.querySelectorAll<HTMLElement>('ul a') ?? []);
    const current = all.indexOf(document.activeElement as HTMLElement);
    const next = current < 0 && step < 0 ? all.length - 1 : current + step;
    all[(next + all.length) % all.length]?.focus();
  };
  /**
   * A hidden link takes no focus, so the move to the first or last link waits for the open list.
   */
  const firstStep = useRef<1 | -1>(undefined);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    if (firstStep.current) {
      moveFocus(firstStep.current);
      firstStep.current = undefined;
    }
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) {
        setIsOpen(false);
      }
    };
    const outside = ['mousedown', 'touchstart', 'focusin'] as const;
    outside.forEach((type) => document.addEventListener(type, closeOutside));
    return () => outside.forEach((type) => document.removeEventListener(type, closeOutside));
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      isHovered.current = false;
      setIsOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) {
        moveFocus(step);
      } else {
        firstStep.current = step;
        isHovered.current = false;
        setIsOpen(true);
      }
    }
  };

  return (
    // The keys work on the button and on every link of the list alike.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see the line above
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !isOpen) {
          isHovered.current = true;
          setIsOpen(true);
        }
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse' && isHovered.current) {
          isHovered.current = false;
          setIsOpen(false);
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', 'navbar__link', 'dropdown__button', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          const wasHovered = isHovered.current;
          isHovered.current = false;
          setIsOpen((wasOpen) => !wasOpen || wasHovered);
        }}
      >
        {menuName && <span className="guide-hidden">{menuName}</span>}
        {props.children ?? label}
      </button>
      <ul className="dropdown__menu" id={listId}>
        {itemsOfMenu(items, {...props, label}, {builds, hasCurrent}).map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
            onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
              (item as {onClick?: (event: React.MouseEvent) => void}).onClick?.(event);
              setIsOpen(false);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
