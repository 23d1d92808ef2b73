import {use, useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {fillWords} from '@site/src/core/ini';
import type {Words} from '@site/src/words/types';
import type {Say} from './parts';

export type ToolWords = Pick<Words, 'editorTools' | 'upgrade'>;

const loaded = new Map<string, Promise<ToolWords>>();

async function load(locale: string): Promise<ToolWords> {
  const [{default: editorTools}, {default: upgrade}] = (await Promise.all([
    import(`@site/src/words/${locale}/editorTools.json`),
    import(`@site/src/words/${locale}/upgrade.json`),
  ])) as [{default: ToolWords['editorTools']}, {default: ToolWords['upgrade']}];
  return {editorTools, upgrade};
}

/** The words of the parts that are loaded when they are used. */
export function useToolWords(): ToolWords {
  const {currentLocale} = useDocusaurusContext().i18n;
  const words = loaded.get(currentLocale) ?? load(currentLocale);
  loaded.set(currentLocale, words);
  return use(words);
}

/** Says the sentences of a panel that is loaded when it is used; others by `say`. */
export function usePanelSay(say: Say): Say {
  const {panels} = useToolWords().editorTools;
  return useCallback(
    (word, fill = {}) => {
      const said = (panels as Readonly<Record<string, string>>)[word];
      return said === undefined ? say(word, fill) : fillWords(said, fill);
    },
    [panels, say],
  );
}
