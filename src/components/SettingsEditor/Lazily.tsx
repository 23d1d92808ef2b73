import {useCallback, useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Load} from '@site/src/browser/late';
import {useLate} from '@site/src/browser/late/useLate';
import {sayer} from '@site/src/core/editor';
import Trouble from '@site/src/components/Trouble';
import {PageContext, usePage} from './context';
import {loadMoreWords, type MoreWords} from './words';

interface LazilyProps<T> {
  /** The same function each time. */
  readonly load: Load<T>;
  readonly children: (part: T) => ReactNode;
}

/** Holds a part of the editor that is loaded when it is used, with all the words. */
export default function Lazily<T>({load, children}: LazilyProps<T>): ReactNode {
  const page = usePage();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const loadAll = useCallback<Load<readonly [T, MoreWords]>>(
    (isAgain) => Promise.all([load(isAgain), loadMoreWords(locale)]),
    [load, locale],
  );
  const {value, trouble, again} = useLate(loadAll);
  const more = value?.[1];
  const full = useMemo(
    () =>
      more && {
        ...page,
        say: sayer({...page.words, ...more.sentences}),
        upgradeWords: more.upgrade,
      },
    [page, more],
  );
  if (trouble) {
    return <Trouble trouble={trouble} again={again} />;
  }
  return value && full ? (
    <PageContext value={full}>{children(value[0])}</PageContext>
  ) : (
    <p role="status">{page.say('loadingPart')}</p>
  );
}
