import type {Words} from '@site/src/words/types';
import type {LaterFacts} from './resolve';

type Loaded<Id extends keyof Words> = Promise<{readonly default: Words[Id]}>;

/** Loads what the editor needs once a reader uses it. */
export async function loadTools(locale: string, version: string) {
  const [code, {default: tools}, {default: file}, {default: upgradeWords}, {default: facts}] =
    await Promise.all([
      import('./later'),
      import(`@site/src/words/${locale}/editorTools.json`) as Loaded<'editorTools'>,
      import(`@site/src/words/${locale}/settingsFile.json`) as Loaded<'settingsFile'>,
      import(`@site/src/words/${locale}/upgrade.json`) as Loaded<'upgrade'>,
      import(`@generated/guide-later-facts/default/editor-${version}.json`) as Promise<{
        readonly default: LaterFacts;
      }>,
    ]);
  const {panels, warning, forms, ...output} = tools;
  const sentences = {...panels, warning, ...file.notices, ...file, form: forms, output};
  return {code, sentences, upgradeWords, facts};
}

export type Tools = Awaited<ReturnType<typeof loadTools>>;
