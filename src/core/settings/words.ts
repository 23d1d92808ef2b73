import type {SettingsWords} from '../../data/settings';
import en from '../../data/settings/words/en.json';
import ja from '../../data/settings/words/ja.json';

const words: Readonly<Record<'en' | 'ja', SettingsWords>> = {en, ja};

/** What one language says about settings and their groups. */
export function settingWords(locale: 'en' | 'ja'): SettingsWords {
  return words[locale];
}
