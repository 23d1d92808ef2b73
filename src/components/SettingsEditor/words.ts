import type {Sentences} from '@site/src/core/editor';
import type {Words} from '@site/src/words/types';

/** The words of the parts that come when they are used, and about files, links and drafts. */
export interface MoreWords {
  readonly sentences: Sentences;
  readonly upgrade: Words['upgrade'];
}

/** Loads them; the bundler does so once. */
export async function loadMoreWords(locale: string): Promise<MoreWords> {
  const [tools, file, upgrade] = (await Promise.all([
    import(`@site/src/words/${locale}/editorTools.json`),
    import(`@site/src/words/${locale}/settingsFile.json`),
    import(`@site/src/words/${locale}/upgrade.json`),
  ])) as [
    {default: Words['editorTools']},
    {default: Words['settingsFile']},
    {default: Words['upgrade']},
  ];
  const {panels, forms, ...output} = tools.default;
  const {notices, ...others} = file.default;
  return {
    sentences: {...panels, ...notices, ...others, form: forms, output},
    upgrade: upgrade.default,
  };
}
