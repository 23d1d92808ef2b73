/** States of the editor for its tests. */
import {resolve} from '../../src/components/SettingsEditor/resolve';
import {latestVersion, type VersionId} from '../../src/data/versions';
import {withLaterKeys} from '../../src/core/editor/reader';
import {
  reduce,
  startState,
  type EditorAction,
  type EditorData,
  type EditorState,
} from '../../src/core/editor';

/** What the editor of a version knows. */
export const dataOf = (version: VersionId): EditorData =>
  withLaterKeys(resolve({}, {version, locale: 'en', baseUrl: '/', file: 'test'}).data);
export const latest = dataOf(latestVersion.id);

/** The state of the editor after these actions. */
export const apply = (data: EditorData, ...actions: readonly EditorAction[]): EditorState =>
  actions.reduce(reduce(data), startState(data));
