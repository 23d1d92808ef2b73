import {foldText} from '../../core/text/fold';

/** What the reader asked for; kept in the address. */
export interface SettingsFilter {
  readonly text: string;
  /** Id of a group, or '' for all. */
  readonly group: string;
  readonly isChangedOnly: boolean;
  readonly isUsableOnly: boolean;
}

/** What the filter knows about one setting. */
export interface FilterItem {
  readonly group: string;
  /** Everything that a reader may look for, folded by `foldText`. */
  readonly text: string;
  readonly isChanged: boolean;
  readonly isUsable: boolean;
}

export const noFilter: SettingsFilter = {
  text: '',
  group: '',
  isChangedOnly: false,
  isUsableOnly: false,
};

/** Tells whether a filter lets everything through. */
export function isNoFilter(filter: SettingsFilter): boolean {
  return formatFilter(filter, '') === '';
}

/** Tells whether a setting passes; every word of the text must occur somewhere in it. */
export function passes(item: FilterItem, filter: SettingsFilter): boolean {
  return (
    (filter.group === '' || item.group === filter.group) &&
    (!filter.isChangedOnly || item.isChanged) &&
    (!filter.isUsableOnly || item.isUsable) &&
    foldText(filter.text)
      .split(/\s+/)
      .every((word) => item.text.includes(word))
  );
}

/** Reads the filter from the query part of an address. */
export function parseFilter(search: string): SettingsFilter {
  const query = new URLSearchParams(search);
  return {
    text: query.get('q') ?? '',
    group: query.get('group') ?? '',
    isChangedOnly: query.get('changed') === '1',
    isUsableOnly: query.get('usable') === '1',
  };
}

/** Writes the filter into the query part of an address and leaves other parameters alone. */
export function formatFilter(filter: SettingsFilter, search: string): string {
  const query = new URLSearchParams(search);
  const values = {
    q: filter.text,
    group: filter.group,
    changed: filter.isChangedOnly ? '1' : '',
    usable: filter.isUsableOnly ? '1' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value.trim() === '') {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
