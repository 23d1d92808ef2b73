import type {EditorData} from './model';
import {encodeDraft} from './keep';
import type {Draft} from './state';

/** A draft on its way to the editor of another version, which reads it once. */
export interface Moved {
  /** The version that the draft comes from, which may be newer than the page's. */
  readonly from: string;
  /** The defaults of that version, by key: a page knows those of its own past only. */
  readonly presets: Readonly<Record<string, string>>;
  readonly draft: Draft;
}

/** Writes a draft for the editor of another version: without passwords, like every kept draft. */
export function encodeMoved(draft: Draft, data: EditorData, to: string): string {
  return JSON.stringify({
    form: 1,
    from: data.version,
    to,
    presets: Object.fromEntries(data.settings.map(({key, preset}) => [key, preset])),
    draft: encodeDraft(draft),
  });
}
