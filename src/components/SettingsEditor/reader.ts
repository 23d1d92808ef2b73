import type {EditorData} from '@site/src/core/editor';
import type {FromEnvironment} from '@site/src/core/outputs';
import type {ProblemData} from '@site/src/core/ini';
import type * as FileReader from '@site/src/core/editor/reader';
import type {Words} from '@site/src/words/types';
import {fileWords} from './fileWords';

/** What reads files, links and drafts, and what is said about a file that was read. */
export interface Reader extends Pick<
  typeof FileReader,
  | 'checkText'
  | 'convert'
  | 'decodeDraft'
  | 'decodeFile'
  | 'decodeMoved'
  | 'decodeShared'
  | 'newer'
  | 'planConversion'
  | 'withLaterKeys'
> {
  readonly words: ProblemData;
  /** The variables of a community image in a text that is no settings file. */
  readonly readEnvironment: (
    text: string,
    data: EditorData,
  ) => Promise<FromEnvironment | undefined>;
}

let loading: Promise<Reader> | undefined;

/**
 * Loads the reader: more than half of the editor's script. People who only change settings do
 * without it.
 */
export function loadReader(locale: string): Promise<Reader> {
  loading ??= load(locale);
  return loading;
}

/** After a failure: asked for next, the reader is loaded again. */
export function forgetReader(): void {
  loading = undefined;
}

async function load(locale: string): Promise<Reader> {
  const [reader, {default: words}] = await Promise.all([
    import('@site/src/core/editor/reader'),
    import(`@site/src/words/${locale}/settingsFile.json`) as Promise<{
      default: Words['settingsFile'];
    }>,
  ]);
  const readEnvironment: Reader['readEnvironment'] = async (text, data) =>
    /OptionSettings|\[\/Script/i.test(text)
      ? undefined
      : (await import('@site/src/core/outputs/environment')).readEnvironment(text, data);
  return {...reader, words: fileWords(words), readEnvironment};
}
