import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {late} from '@site/src/browser/late';
import {useLate} from '@site/src/browser/late/useLate';
import {tellIfFails} from '@site/src/browser/notice';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import type {FileCheck} from '@site/src/core/editor/reader';
import {encodeDraft} from '@site/src/core/editor/keep';
import {isShared} from '@site/src/core/editor/model';
import {listSaid, sayer} from '@site/src/core/editor/say';
import type {Notice} from '@site/src/core/editor/start';
import {
  changedEntries,
  changing,
  isSameDraft,
  opening,
  settling,
  startState,
  type Step,
} from '@site/src/core/editor/state';
import type {Warning} from '@site/src/core/editor/warnings';
import type {Page} from './context';
import type {SettingsEditorProps} from './resolve';
import {draftSlot, loadTools, type Start} from './start';
import type {Panel} from './Starts';
import {useFilter} from './useFilter';
import {useHandOut} from './useHandOut';

/** Keeps the focus when its element vanishes. */
export function focusOpener(panel: Panel = 'open'): void {
  document.querySelector<HTMLElement>(`[data-start="${panel}"]`)?.focus();
}

type Found = FileCheck & {readonly name: string};

export function useEditor(props: SettingsEditorProps, start: Start) {
  const {version} = props.data;
  const [isUsed, setUsed] = useState(false);
  const touch = useCallback(() => setUsed(true), []);
  const load = useCallback(() => loadTools(version), [version]);
  const [arrived, setArrived] = useState(start.tools);
  const {value: tools = arrived, trouble, again} = useLate(isUsed ? load : undefined);
  const data = useMemo(() => {
    const {texts} = tools ?? {};
    const settings = props.data.settings.map((setting, at) => ({...setting, ...texts?.[at]}));
    return tools ? tools.code.withOthers({...props.data, settings}) : props.data;
  }, [props.data, tools]);

  const [state, setState] = useState(start.state);
  const {draft} = state;
  const act = useCallback(
    (step: Step) => {
      if (step !== settling) {
        touch();
        if (isShared(window.location.hash)) {
          // The link is removed from the address, because a reload would load its settings again.
          const {pathname, search} = window.location;
          window.history.replaceState(window.history.state, '', pathname + search);
        }
      }
      setState(step);
    },
    [touch],
  );
  const fresh = useMemo(() => startState(props.data).draft, [props.data]);
  const written = useRef(draft);
  useEffect(() => {
    // A draft is written once, because another tab may have written a newer one since.
    if (draft !== written.current) {
      written.current = draft;
      const slot = draftSlot(version);
      if (isSameDraft(draft, fresh)) {
        slot.del();
      } else {
        slot.set(encodeDraft(draft, data));
      }
    }
  }, [version, fresh, draft, data]);

  const [notice, tell] = useState(start.notice);
  const ask = useCallback(async <T>(question: () => Promise<T>): Promise<T | undefined> => {
    const waiting: Notice = {word: 'loadingPart'};
    const slow = setTimeout(() => tell(waiting), 500);
    try {
      const answer = await question();
      tell((said) => (said === waiting ? undefined : said));
      return answer;
    } catch {
      tell({word: 'notLoaded', isWarning: true});
      return undefined;
    } finally {
      clearTimeout(slow);
    }
  }, []);
  const need = useCallback(async () => {
    touch();
    const loaded = tools ?? (await ask(() => late(load)));
    setArrived(loaded);
    return loaded;
  }, [tools, load, touch, ask]);

  const page = useMemo<Page>(
    () => ({
      ...{...props, data, act, tell, touch, need},
      late: {...(tools && {value: tools}), ...(trouble && {trouble}), again},
      say: sayer({...props.words, ...tools?.sentences}),
    }),
    [data, act, need, tools, trouble, again],
  );

  // Fields show keystrokes at once, and the rest of the editor follows later.
  const shown = useDeferredValue(draft);
  const {entries} = shown.file;
  const changedKeys = useMemo(
    () => new Set(changedEntries(entries, data).map(({key}) => key)),
    [entries, data],
  );
  const warningsOf = useMemo(() => {
    const map = new Map<string, readonly Warning[]>();
    for (const warning of tools?.code.warningsFor(entries, data, shown.missing) ?? []) {
      map.set(warning.key, [...(map.get(warning.key) ?? []), warning]);
    }
    return map;
  }, [entries, data, shown.missing, tools]);
  const filter = useFilter(page, changedKeys, warningsOf);
  const handOut = useHandOut(draft, page);

  const {show} = filter;
  const follow = (): void => show(window.location.hash.slice(1));
  useEffect(follow, [show]);
  const openLink = async (): Promise<void> => {
    const {code} = (await need()) ?? {};
    const {state: next, notice: said} = code?.startFrom(data, window.location.hash, null) ?? {};
    if (next && said?.word !== 'linkBroken') {
      act(changing(() => next.draft));
      tell(said && {...said, also: [...(said.also ?? []), 'linkUndo']});
    } else {
      tell(said);
    }
  };
  useWindowEvent('hashchange', () =>
    isShared(window.location.hash) ? tellIfFails(openLink()) : follow(),
  );

  const [panel, setPanel] = useState<Panel>();
  const [found, setFound] = useState<Found>();
  const closeFound = (): void => setFound(undefined);
  const open = async (source: File | string): Promise<boolean> => {
    const {code} = (await need()) ?? {};
    if (!code) {
      return false;
    }
    const {name = '', size = 0} = source instanceof File ? source : {};
    if (size > code.largestFile) {
      closeFound();
      tell({word: 'tooLarge', isWarning: true});
      return false;
    }
    // Text fields drop the line ends of Windows.
    const lineEnd = navigator.userAgent.includes('Windows') ? '\r\n' : '\n';
    const given =
      typeof source === 'string'
        ? source.replace(/\r\n|\n|\r/g, lineEnd)
        : new Uint8Array(await source.arrayBuffer());
    const check = await ask(async () => (await late(code.reader.get)).checkFile(given, name, data));
    if (!check) {
      return false;
    }
    const {parsed, problems, from, isRefused} = check;
    setFound(from && problems.length === 0 ? undefined : {...check, name});
    tell(from && listSaid(from));
    if (!isRefused) {
      act(opening(data, parsed.file, from?.asked));
    }
    return !isRefused;
  };
  const take = async (source: File | string, opensPanel = false): Promise<void> => {
    if (await open(source)) {
      // The reader may have opened another panel meanwhile, which then stays open.
      setPanel((current) => (current === 'open' ? undefined : current));
      focusOpener();
    } else if (opensPanel) {
      setPanel('open');
    }
  };

  const become = (step: Step, said: Notice): void => {
    act(step);
    closeFound();
    tell(said);
  };
  const isCurrent = found?.isRefused || found?.parsed.file.entries === draft.imported;
  return {
    page,
    editing: {
      state,
      draft: shown,
      changedKeys,
      warningsOf,
      filter,
      handOut,
      notice,
      panel,
      setPanel: (next: Panel | undefined) => {
        touch();
        setPanel(next);
      },
      take,
      // Undo may lead back to before the file was opened.
      found: isCurrent ? found : undefined,
      closeFound,
      become,
      forget: () =>
        become(
          changing(() => ({...fresh})),
          {word: 'forgotten'},
        ),
    },
  };
}
