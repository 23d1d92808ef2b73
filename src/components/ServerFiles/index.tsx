import {useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  defaultChoices,
  problemsOf,
  fromQuery,
  toQuery,
  archiveFile,
  type Choices,
  type Make,
} from '@site/src/core/serverFiles';
import {copyText} from '@site/src/browser/clipboard';
import {late} from '@site/src/browser/late';
import {download} from '@site/src/browser/download';
import {useQueryState} from '@site/src/browser/useQueryState';
import {tellIfFails} from '@site/src/browser/notice';
import {Button} from '@site/src/components/Fields';
import FileSet from './Files';
import Form from './Form';
import type {resolve} from './resolve';
import styles from './styles.module.css';

const loadPacker = () =>
  Promise.all([
    import('@site/src/core/serverFiles/archive'),
    import('@generated/guide-later-facts/default/serverScripts.json'),
  ]);

export default function ServerFiles({
  facts,
  words,
  scripts,
  archives,
}: ReturnType<typeof resolve>): ReactNode {
  const {form} = words;
  const queryOf = (one: Choices) => {
    const query = toQuery(one, facts);
    return query && `?${query}`;
  };
  // The address keeps the choices in other languages and versions.
  const [choices, setChoices] = useQueryState(
    defaultChoices(facts.systems[0] ?? 'linux', facts),
    (query) => fromQuery(query, facts),
    queryOf,
  );
  const {search} = useLocation();
  const isDecided = useRef(false);
  useEffect(() => {
    if (!isDecided.current && search === '' && navigator.userAgent.includes('Windows')) {
      setChoices(defaultChoices('windows', facts));
    }
    isDecided.current = true;
  }, [facts, search, setChoices]);
  const problems = useMemo(() => problemsOf({choices, facts, words}), [choices, facts, words]);
  const isWrong = problems.some(({kind}) => kind === 'error');
  const later = useDeferredValue(choices);
  const make = useMemo<Make>(() => ({choices: later, facts, words}), [later, facts, words]);
  const [said, setSaid] = useState('');

  const change: typeof setChoices = (next) => {
    isDecided.current = true;
    setChoices(next);
    setSaid('');
  };
  const saveAll = async (): Promise<void> => {
    try {
      const [{packArchive}, {default: all}] = await late(loadPacker);
      const whole = {...make, facts: {...make.facts, scripts: all}};
      const archive = Uint8Array.from(packArchive(whole, new Date()));
      download(archiveFile(make), new Blob([archive]));
      setSaid('');
    } catch {
      setSaid(form.downloadFailed);
    }
  };
  const copyLink = async (): Promise<void> => {
    const {origin, pathname} = window.location;
    // The default is the reader's own system, so a link names its system.
    const query = new URLSearchParams(toQuery(choices, facts));
    query.set('system', choices.system);
    const isCopied = await copyText(`${origin}${pathname}?${query}`);
    setSaid(isCopied ? form.copied : form.copyFailed);
  };

  return (
    // The search would find every word of the files, but their prose is enough.
    <div className={styles.generator} data-search="skip">
      <Form make={{choices, facts, words}} problems={problems} change={change} />
      <div data-needs-script className={`guide-row ${styles.actions}`}>
        <Button kind="primary" isOff={isWrong} onClick={() => tellIfFails(saveAll())}>
          {form.downloadAll}
        </Button>
        <Button onClick={() => tellIfFails(copyLink())}>{form.copyLink}</Button>
        <Button
          onClick={() => {
            setChoices(defaultChoices(choices.system, facts));
            setSaid(form.resetDone);
          }}
        >
          {form.reset}
        </Button>
        <p role="status" className={styles.status}>
          {isWrong ? form.fix : said}
        </p>
      </div>
      <noscript>
        <p>{form.noScript}</p>
      </noscript>
      {!isWrong && <FileSet make={make} scripts={scripts} />}
      {/* Browsers with scripts don't show this, but load its bytes. */}
      <noscript>
        {facts.systems.map((system, at) => (
          <div key={system}>
            <p>
              <a href={archives[system]}>
                {words.systems[system]}: {form.downloadAll}
              </a>
            </p>
            {at > 0 && (
              <FileSet
                make={{choices: defaultChoices(system, facts), facts, words}}
                scripts={scripts}
              />
            )}
          </div>
        ))}
      </noscript>
    </div>
  );
}
