/** The settings in the HTML of the page, where the filter hides what isn't asked for. */
import {foldText} from '../../core/text/fold';
import {passes, type FilterItem, type SettingsFilter} from './filter';

interface ShownSetting extends FilterItem {
  /** Its heading, and the text below. */
  readonly parts: readonly HTMLElement[];
}

/** The groups of the page with their settings, as `SettingsGroup` writes them. */
export function settingsOnPage(): ReadonlyMap<HTMLElement, readonly ShownSetting[]> {
  const groups = Array.from(document.querySelectorAll<HTMLElement>('[data-settings]'));
  return new Map(
    groups.map((group) => [
      group,
      Array.from(group.querySelectorAll('h3'), (heading) => {
        const entry = heading.nextElementSibling as HTMLElement;
        const said = Array.from(entry.querySelectorAll('p, dl > :not([data-search]) > dd'));
        return {
          parts: [heading, entry],
          group: group.dataset.settings!,
          text: foldText([heading, ...said].map(({textContent}) => textContent).join(' ')),
          isChanged: 'changed' in entry.dataset,
          isUsable: !('unusable' in entry.dataset),
        };
      }),
    ]),
  );
}

/** Hides the settings that don't pass, and groups of which none is left; returns how many are shown. */
export function showPassing(
  groups: ReadonlyMap<HTMLElement, readonly ShownSetting[]>,
  filter: SettingsFilter,
): number {
  let count = 0;
  for (const [group, settings] of groups) {
    const passing = new Set(settings.filter((setting) => passes(setting, filter)));
    for (const setting of settings) {
      setting.parts.forEach((part) => part.toggleAttribute('hidden', !passing.has(setting)));
    }
    group.hidden = passing.size === 0;
    count += passing.size;
  }
  return count;
}
