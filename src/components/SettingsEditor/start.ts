import {createStorageSlot} from '@docusaurus/theme-common';
import type {EditorData} from '@site/src/core/editor/model';
import type {EditorStart} from '@site/src/core/editor/start';
import {startState} from '@site/src/core/editor/state';
import type {LaterFacts} from './resolve';

/** Loads what the editor needs once a reader uses it. */
export async function loadTools(version: string) {
  const [code, {default: facts}] = await Promise.all([
    import('./tools'),
    import(`@generated/guide-later-facts/default/editor-${version}.json`) as Promise<{
      readonly default: LaterFacts;
    }>,
  ]);
  return {code, ...facts, synonyms: code.prepareSynonyms(facts.synonyms)};
}

export type Tools = Awaited<ReturnType<typeof loadTools>>;

export interface Start extends EditorStart {
  readonly tools?: Tools;
}

/** Without storage, drafts last as long as the page. */
export const draftSlot = (version: string) => createStorageSlot(`settings-editor-draft-${version}`);

/** Reads draft and address. If one has settings, the tools load too, so that the first render is complete. */
export async function readStart(data: EditorData): Promise<Start> {
  const {hash} = window.location;
  const kept = draftSlot(data.version).get();
  if (kept === null && hash === '') {
    return {state: startState(data)};
  }
  const tools = await loadTools(data.version);
  return {...tools.code.startFrom(data, hash, kept), tools};
}
