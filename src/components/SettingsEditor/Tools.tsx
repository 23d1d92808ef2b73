import {useCallback, useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLate} from '@site/src/browser/late/useLate';
import {sayer} from '@site/src/core/editor';
import type {Words} from '@site/src/words/types';
import Trouble from '@site/src/components/Trouble';
import {PageContext, usePage} from './context';
import type * as later from './later';

type Loaded<Id extends keyof Words> = Promise<{readonly default: Words[Id]}>;

async function loadTools(locale: string) {
  const [parts, {default: others}, {default: file}, {default: upgradeWords}] = await Promise.all([
    import('./later'),
    import(`@site/src/words/${locale}/editorTools.json`) as Loaded<'editorTools'>,
    import(`@site/src/words/${locale}/settingsFile.json`) as Loaded<'settingsFile'>,
    import(`@site/src/words/${locale}/upgrade.json`) as Loaded<'upgrade'>,
  ]);
  const {panels, forms, ...output} = others;
  const sentences = {...panels, ...file.notices, ...file, form: forms, output};
  return {parts, sentences, upgradeWords};
}

/** Loads a part only when the reader uses it. */
export default function Tools({part}: {readonly part: keyof typeof later}): ReactNode {
  const page = usePage();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const {value, trouble, again} = useLate(useCallback(() => loadTools(locale), [locale]));
  const full = useMemo(() => {
    const {sentences, upgradeWords} = value ?? {};
    return {...page, say: sayer({...page.words, ...sentences}), upgradeWords};
  }, [page, value]);
  if (trouble) {
    return <Trouble trouble={trouble} again={again} />;
  }
  const Part = value?.parts[part];
  return Part ? (
    <PageContext value={full}>
      <Part />
    </PageContext>
  ) : (
    <p role="status">{page.say('loadingPart')}</p>
  );
}
