/** States of the editor for its tests. */
import {newestVersion, type VersionId} from '../../src/data/versions';
import {editorData} from '../../src/core/editor/facts';
import {withLaterKeys} from '../../src/core/editor/reader';
import {
  reduce,
  startState,
  type EditorAction,
  type EditorData,
  type EditorState,
} from '../../src/core/editor';
import {wordsOf} from '../../src/words';

/** What the editor of a version knows. */
export const dataOf = (version: VersionId): EditorData =>
  withLaterKeys(editorData(version, wordsOf('en')));
export const latest = dataOf(newestVersion.id);

/** The state of the editor after these actions. */
export const apply = (data: EditorData, ...actions: readonly EditorAction[]): EditorState =>
  actions.reduce(reduce(data), startState(data));
