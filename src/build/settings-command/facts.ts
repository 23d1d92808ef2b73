import {fileWords} from '../../components/SettingsEditor/fileWords';
import {resolve} from '../../components/SettingsEditor/resolve';
import type {EditorData} from '../../core/editor';
import {defaultLocale, locales, type Locale} from '../../data/locales';
import {versionIds} from '../../data/versions';
import {wordsOf} from '../../words';
import type {CommandFacts, CommandWords} from './cli/types';

/** The settings of a version without the sentences that only a page shows. */
function shortened({settings, removed, ...data}: EditorData): EditorData {
  return {
    ...data,
    settings: settings.map(({notes: _notes, unit: _unit, values, ...setting}) => ({
      ...setting,
      name: '',
      text: '',
      ...(values ? {values: values.map(([value]) => [value, ''] as const)} : {}),
    })),
    removed: removed.map((setting) => ({...setting, name: ''})),
  };
}

/** Everything that is built into the command. */
export function commandFacts(): CommandFacts {
  const context = {baseUrl: '/', file: 'the settings command'};
  const wordsIn = (locale: Locale): CommandWords => {
    const version = versionIds[0]!;
    const {words} = resolve({}, {...context, version, locale});
    const {settingsCommand, settingsFile} = wordsOf(locale);
    const needed = /^(?:fault|warning)\.|^written$/;
    return {
      command: settingsCommand,
      file: {
        ...fileWords(settingsFile),
        ...Object.fromEntries(Object.entries(words).filter(([id]) => needed.test(id))),
      },
    };
  };
  return {
    versions: versionIds.map((version) =>
      shortened(resolve({}, {...context, version, locale: defaultLocale}).data),
    ),
    words: Object.fromEntries(
      locales.map((locale) => [locale, wordsIn(locale)]),
    ) as CommandFacts['words'],
  };
}
