import {useCallback, useMemo, type ComponentType, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Load} from '@site/src/browser/late';
import {useLate} from '@site/src/browser/late/useLate';
import {sayer} from '@site/src/core/editor';
import Trouble from '@site/src/components/Trouble';
import {PageContext, usePage} from './context';
import {loadMoreWords} from './words';

type Part<Props> = ComponentType<Props>;
type LazilyProps<Props> = Props & {
  /** The same function each time. */
  readonly load: Load<{readonly default: Part<Props>}>;
};

/** Holds a part of the editor that is loaded when it is used, with all the words. */
export default function Lazily<Props extends object>(all: LazilyProps<Props>): ReactNode {
  const {load, ...props} = all;
  const page = usePage();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const loadAll = useCallback(
    (isAgain: boolean) => Promise.all([load(isAgain), loadMoreWords(locale)]),
    [load, locale],
  );
  const {value, trouble, again} = useLate(loadAll);
  const full = useMemo(() => {
    const [, more] = value ?? [];
    const say = more && sayer({...page.words, ...more.sentences});
    return say && {...page, say, upgradeWords: more.upgrade};
  }, [page, value]);
  if (trouble) {
    return <Trouble trouble={trouble} again={again} />;
  }
  if (!value || !full) {
    return <p role="status">{page.say('loadingPart')}</p>;
  }
  const Loaded: Part<object> = value[0].default as Part<object>;
  return (
    <PageContext value={full}>
      <Loaded {...props} />
    </PageContext>
  );
}
