import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

const NEIGHBOURS: Readonly<Record<string, (tab: Element) => Element | null | undefined>> = {
  ArrowRight: (tab) => tab.nextElementSibling ?? tab.parentElement?.firstElementChild,
  ArrowLeft: (tab) => tab.previousElementSibling ?? tab.parentElement?.lastElementChild,
};

function TabList({className}: {readonly className: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (tab: HTMLElement, value: string) => {
    if (value !== selectedValue) {
      // Panels above this list change their height, but the tab must stay below the pointer.
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, value);
    } else {
      (NEIGHBOURS[event.key]?.(event.currentTarget) as HTMLElement | undefined)?.focus();
    }
  };
  return (
    <ul
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onClick={({currentTarget}) => select(currentTarget, value)}
          onKeyDown={(event) => onKeyDown(event, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tab,
            attributes?.className as string | undefined,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

/**
 * The theme renders every panel twice (https://github.com/facebook/docusaurus/issues/5653), which
 * costs a phone a third of a second.
 */
export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
