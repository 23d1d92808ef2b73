/**
 * The filter of the page that is shown. The form and the groups are separate parts of the page's
 * text (so that each group is in the table of contents); they meet here.
 */
import {useEffect, useSyncExternalStore} from 'react';
import {noFilter, type SettingsFilter} from './filter';

let filter = noFilter;
const shownByGroup = new Map<string, number>();
let shown = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(): void {
  shown = [...shownByGroup.values()].reduce((sum, count) => sum + count, 0);
  listeners.forEach((listener) => listener());
}

/** The current filter; on the server and on the first frame everything is shown. */
export function useFilter(): SettingsFilter {
  return useSyncExternalStore(
    subscribe,
    () => filter,
    () => noFilter,
  );
}

/** Changes the filter for the whole page, at once. */
export function setFilter(next: SettingsFilter): void {
  filter = next;
  publish();
}

/** How many settings all groups show together, or undefined before the first frame. */
export function useShownCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (shownByGroup.size > 0 ? shown : undefined),
    () => undefined,
  );
}

/** Tells the form how many settings a group shows. */
export function useReportShown(group: string, count: number): void {
  useEffect(() => {
    shownByGroup.set(group, count);
    publish();
    return () => {
      shownByGroup.delete(group);
    };
  }, [group, count]);
}
