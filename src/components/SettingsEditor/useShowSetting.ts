import {useCallback, useEffect} from 'react';
import type {EditorData} from '@site/src/core/editor';
import type {SettingsEditorProps} from './resolve';

/**
 * Brings one setting into sight, with the focus on its control: on demand, and for an address such as
 * `editor#ExpRate`.
 */
export function useShowSetting(
  data: EditorData,
  groups: SettingsEditorProps['groups'],
  toggle: (group: string, isOpen: boolean) => void,
  showAll: () => void,
): (key: string) => void {
  const show = useCallback(
    (key: string) => {
      const place = data.settings.findIndex((setting) => setting.key === key);
      const group = groups.find(([, , places]) => places.includes(place))?.[0];
      if (group === undefined) {
        return;
      }
      showAll();
      toggle(group, true);
      // After the group has been drawn.
      setTimeout(() => {
        const field = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
        field?.scrollIntoView({block: 'center'});
        field?.querySelector<HTMLElement>('input, select')?.focus({preventScroll: true});
      }, 50);
    },
    [data, groups, toggle, showAll],
  );
  useEffect(() => {
    const follow = (): void => show(decodeURIComponent(window.location.hash.slice(1)));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
    // Only when the page opens: what is loaded later must not move the reader.
  }, []);
  return show;
}
