import type {Words} from '@site/src/words/types';

interface Loaded<Id extends keyof Words> {
  readonly default: Words[Id];
}

/** Loads the words of the parts that come when they are used, and about files, links and drafts. */
export async function loadMoreWords(locale: string) {
  const [{default: tools}, {default: file}, {default: upgrade}] = (await Promise.all([
    import(`@site/src/words/${locale}/editorTools.json`),
    import(`@site/src/words/${locale}/settingsFile.json`),
    import(`@site/src/words/${locale}/upgrade.json`),
  ])) as [Loaded<'editorTools'>, Loaded<'settingsFile'>, Loaded<'upgrade'>];
  const {panels, forms, ...output} = tools;
  const {notices, ...others} = file;
  return {sentences: {...panels, ...notices, ...others, form: forms, output}, upgrade};
}
