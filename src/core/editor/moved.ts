import {decodeDraft} from './decode';
import type {EditorData} from './model';
import type {Moved} from './move';

/** Reads a draft that came to a version; undefined when there is none, or it is for another one. */
export function decodeMoved(text: string | null, data: EditorData): Moved | undefined {
  try {
    const moved = JSON.parse(text ?? 'null') as Readonly<Record<string, unknown>> | null;
    const draft = typeof moved?.draft === 'string' ? decodeDraft(moved.draft) : undefined;
    const {from, to, form, presets} = moved ?? {};
    const isTable =
      typeof presets === 'object' &&
      presets !== null &&
      Object.values(presets).every((preset) => typeof preset === 'string');
    return form === 1 && typeof from === 'string' && to === data.version && draft && isTable
      ? {from, presets: presets as Readonly<Record<string, string>>, draft}
      : undefined;
  } catch {
    return undefined;
  }
}
