import {newestVersion, type VersionId} from '../../src/data/versions';
import {editorData} from '../../src/core/editor/facts';
import {withOthers} from '../../src/core/editor/reader';
import {startState, type EditorData, type EditorState, type Step} from '../../src/core/editor';
import {wordsOf} from '../../src/words';

export const dataOf = (version: VersionId): EditorData =>
  withOthers(editorData(version, wordsOf('en')));
export const latest = dataOf(newestVersion.id);

export const apply = (data: EditorData, ...steps: readonly Step[]): EditorState =>
  steps.reduce((state, step) => step(state), startState(data));
