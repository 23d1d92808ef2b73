import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import SearchBox from '@site/src/components/Search';
import {useSearchVersion} from '@site/src/components/Search/versions';
import styles from './styles.module.css';

function isShortcut({target, key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isTyping);
}

export default function SearchBar(): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const {url} = useSearchVersion();
  const isBrowser = useIsBrowser();
  useWindowEvent('keydown', (event) => {
    if (isShortcut(event)) {
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
      // A click opens the panel even if the field already has the focus.
      inputRef.current?.click();
    }
  });
  const label = translate({id: 'theme.SearchBar.label'});
  const isMac = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <>
      <SearchBox
        isInBar
        label={label}
        placeholder={label}
        inputRef={inputRef}
        hint={
          <kbd className={styles.hint} aria-hidden="true">
            {isMac ? '⌘K' : 'Ctrl K'}
          </kbd>
        }
      />
      <a
        className="navbar__item navbar__link guide-without-script"
        href={`${url}settings-and-operation/a-z`}
      >
        <Translate id="theme.SearchBar.az" />
      </a>
    </>
  );
}
