import {version} from '../../../packages/palworld-settings/package.json';
import type {EditorData} from '../../core/editor';
import {editorData} from '../../core/editor/facts';
import {defaultLocale, locales} from '../../data/locales';
import {versionIds} from '../../data/versions';
import {wordsOf} from '../../words';
import type {CommandFacts} from './cli/main';

const ofPages = ['name', 'text', 'notes', 'unit'];

const shortened = (data: EditorData): EditorData =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (ofPages.includes(key) ? undefined : value)),
  ) as EditorData;

/** Collects the data and words that the command's file contains. */
export function commandFacts(): CommandFacts {
  const words = locales.map((locale) => {
    const {diagnose, editorTools, settingsCommand: command, settingsFile} = wordsOf(locale);
    const file = {...settingsFile, ...settingsFile.notices, warning: editorTools.warning};
    return [locale, {command, diagnose, file}];
  });
  return {
    version,
    versions: versionIds.map((version) => shortened(editorData(version, wordsOf(defaultLocale)))),
    words: Object.fromEntries(words) as CommandFacts['words'],
  };
}
