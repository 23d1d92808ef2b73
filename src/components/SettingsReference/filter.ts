import {withParameters} from '../../browser/withParameters';
import {foldText} from '../../core/text/fold';

export const noFilter = {
  q: '',
  group: '',
  /** '1' shows only what the version brought or changed. */
  changed: '',
  /** '1' shows only what has an effect. */
  usable: '',
};

export type SettingsFilter = Readonly<typeof noFilter>;

type PageSettings = ReturnType<typeof settingsOnPage>;

export const isNoFilter = (filter: SettingsFilter): boolean => withParameters(filter, '') === '';

/** Tells whether a setting passes; every word must occur. */
export function passes(
  item: PageSettings[number]['item'],
  {q, group, changed, usable}: SettingsFilter,
): boolean {
  return (
    (group === '' || item.group === group) &&
    (changed === '' || item.isChanged) &&
    (usable === '' || item.isUsable) &&
    foldText(q)
      .split(/\s+/)
      .every((word) => item.text.includes(word))
  );
}

export function parseFilter(search: string): SettingsFilter {
  const {q, group, changed, usable} = {
    ...noFilter,
    ...Object.fromEntries(new URLSearchParams(search)),
  };
  return {q, group, changed, usable};
}

/** Finds the rows that `SettingsGroup` has written. */
export function settingsOnPage() {
  const rows = document.querySelectorAll<HTMLDetailsElement>('[data-settings] > details');
  return Array.from(rows, (entry) => {
    const group = entry.parentElement!;
    const said = Array.from(
      entry.querySelectorAll('h3, summary > :not([data-search]), p, dl > :not([data-search]) > dd'),
    );
    const item = {
      group: group.dataset.settings!,
      text: foldText(said.map(({textContent}) => textContent).join(' ')),
      isChanged: 'changed' in entry.dataset,
      isUsable: !('unusable' in entry.dataset),
    };
    return {entry, group, item};
  });
}

/** Hides what doesn't pass and returns the number shown. */
export function showPassing(settings: PageSettings, filter: SettingsFilter): number {
  const shown = settings.filter(({item}) => passes(item, filter));
  const groups = new Set(shown.map(({group}) => group));
  for (const {entry, group} of settings) {
    entry.hidden = true;
    group.hidden = !groups.has(group);
  }
  for (const {entry} of shown) {
    entry.hidden = false;
  }
  if (shown.length === 1 && filter.q !== '') {
    shown[0]!.entry.open = true;
  }
  return shown.length;
}
