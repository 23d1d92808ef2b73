import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CellView} from '@site/src/components/Facts/Cell';
import type {Diagnosis} from '@site/src/core/diagnose/diagnosis';
import type {Source} from '@site/src/core/diagnose/settings';
import type {ServerPlace} from '@site/src/core/diagnose/why';
import {readFolder} from '@site/src/core/diagnose/world';
import {useLate} from '@site/src/browser/late/useLate';
import {useQueryState} from '@site/src/browser/useQueryState';
import {useDropped} from '@site/src/browser/useDropped';
import {withParameters} from '@site/src/browser/withParameters';
import Trouble from '@site/src/components/Trouble';
import {fillIn} from '@site/src/core/text/fillIn';
import {Button, SelectField} from '@site/src/components/Fields';
import TextOrFile, {OpenButton} from '@site/src/components/TextOrFile';
import {tellIfFails} from '@site/src/browser/notice';
import {
  asSettings,
  droppedFiles,
  isSave,
  isSettings,
  readHeads,
  unpacked,
  type PathFile,
} from './files';
import type {DiagnoseProps} from './resolve';
import Result from './Result';
import styles from './styles.module.css';
import {useLog} from './useLog';

const loadComparison = () => import('@site/src/core/diagnose/settings');

const tools = ['log', 'settings', 'world'] as const;
const MEGABYTES = 20;
const LIMIT = MEGABYTES * 1_048_576;
const withPath = (file: File): PathFile => ({path: file.webkitRelativePath || file.name, file});
const empty: Source = {text: '', name: ''};

const toolIn = (query: string) =>
  tools.find((tool) => tool === new URLSearchParams(query).get('tool')) ?? 'log';

export default function Diagnose(props: DiagnoseProps): ReactNode {
  const {words, known, version, pages} = props;
  const {ui} = words;
  // Each tool has an address, so that projects can link to it.
  const [tool, setTool] = useQueryState<(typeof tools)[number]>('log', toolIn, (to, query) =>
    withParameters({tool: to}, query),
  );
  const [log, setLog] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const [{share, found, again}, readLog] = useLog();
  const [sources, setSources] = useState<readonly [Source, Source]>([empty, empty]);
  const [place, setPlace] = useState<ServerPlace>('unknown');
  const [folder, setFolder] = useState<Diagnosis>();
  const [unread, setUnread] = useState<readonly string[]>([]);

  const takeLog = (file: Blob) => {
    setTooLarge(file.size > LIMIT);
    readLog(file.size > 0 && file.size <= LIMIT ? file : undefined);
  };
  const takeFolder = async (files: readonly PathFile[], lost: readonly string[] = []) => {
    const {heads, unread: locked} = await readHeads(files);
    const all = [...lost, ...locked];
    setUnread(all);
    // Nothing can be called missing while a part of the folder is unread.
    setFolder(all.length > 0 ? undefined : readFolder(heads));
  };
  const put = (at: number, source: Source) =>
    setSources(([first, second]) => (at === 0 ? [source, second] : [first, source]));
  const takeFiles = async (
    files: readonly PathFile[],
    lost: readonly string[] = [],
    at?: number,
  ) => {
    setUnread(lost);
    const logs: Blob[] = [];
    const settings: Source[] = [];
    for (const one of files) {
      try {
        const source = await asSettings(one, at !== undefined);
        if (source) {
          settings.push(source);
        } else {
          logs.push(await unpacked(one.file, LIMIT), new Blob(['\n']));
        }
      } catch {
        readLog(undefined);
        setUnread((before) => [...before, one.path]);
      }
    }
    const own = at ?? 1;
    settings.slice(0, 2).forEach((source, more) => put(more === 0 ? own : 1 - own, source));
    if (logs.length > 0) {
      takeLog(new Blob(logs.slice(0, -1)));
    }
    if (logs.length + settings.length > 0) {
      setTool(logs.length > 0 ? 'log' : 'settings');
    }
  };
  const takeDropped = async (dropped: DataTransfer) => {
    const {files, unread: lost, isFolder} = await droppedFiles(dropped);
    if (isFolder || files.some(isSave)) {
      setTool('world');
      await takeFolder(files, lost);
    } else {
      await takeFiles(files, lost);
    }
  };
  const isOver = useDropped((dropped) => tellIfFails(takeDropped(dropped)));

  const [left, right] = sources;
  const isCompared = tool === 'settings' || left.text !== '' || right.text !== '';
  const comparison = useLate(isCompared ? loadComparison : undefined);
  const hasWorldOption = folder?.causes.some(({id}) => id === 'has-worldoption');
  // Reading a log renders this component again for each share of progress.
  const compared = useMemo(
    () =>
      left.text && right.text
        ? comparison.value?.compareSettings(left, right, known, {hasWorldOption, place})
        : undefined,
    [comparison.value, left, right, known, hasWorldOption, place],
  );
  const edition = useMemo(
    () => comparison.value?.otherEdition(sources, known, version, Object.keys(pages)),
    [comparison.value, sources, known, version, pages],
  );
  const result = {log: found, settings: compared, world: folder}[tool];
  return (
    <div className="guide-box" data-needs-script data-search="skip" data-over={isOver}>
      <div role="group" aria-label={words.choose} className={`guide-row ${styles.choice}`}>
        {tools.map((one) => (
          <Button key={one} aria-pressed={tool === one} onClick={() => setTool(one)}>
            {words.tools[one]}
          </Button>
        ))}
      </div>
      {tool === 'log' && (
        <TextOrFile
          label={ui.paste}
          hint={ui.pasteHint}
          open={ui.open}
          text={log}
          isMany
          onText={(text) => {
            if (isSettings(text)) {
              setTool('settings');
              put(1, {text, name: ''});
              return;
            }
            setLog(text);
            takeLog(new Blob([text]));
          }}
          onFile={(...files) => tellIfFails(takeFiles(files.map(withPath)))}
        />
      )}
      {tool === 'settings' &&
        sources.map(({text, name}, at) => (
          <TextOrFile
            key={at}
            label={`${at === 0 ? ui.server : ui.file} ${name}`}
            open={ui.open}
            text={text}
            onText={(typed) => put(at, {text: typed, name: ''})}
            isMany
            onFile={(...files) => tellIfFails(takeFiles(files.map(withPath), [], at))}
          />
        ))}
      {tool === 'settings' && right.text && !left.text && (
        <p>
          <Link to={props.editor}>{ui.check}</Link>
        </p>
      )}
      {tool === 'settings' && (
        <div className="guide-source">
          <SelectField
            label={ui.place}
            value={place}
            options={(Object.keys(words.places) as ServerPlace[]).map(
              (one) => [one, words.places[one]] as const,
            )}
            onChange={setPlace}
          />
        </div>
      )}
      {tool === 'world' && (
        <div className="guide-source">
          <p>
            {ui.folderHint} {ui.drop}
          </p>
          <OpenButton
            label={ui.folder}
            isFolder
            onFiles={(files) => tellIfFails(takeFolder(files.map(withPath)))}
          />
          <p>
            <CellView cell={ui.keep} />
          </p>
        </div>
      )}
      <p>{words.private}</p>
      <div role="status">
        {tool === 'log' && share !== undefined && (
          <>
            <progress value={share} aria-label={ui.paste} />{' '}
            {fillIn(ui.reading, {percent: Math.round(share * 100)})}
          </>
        )}
        {unread.length > 0 && (
          <p className={styles.verdict}>
            {fillIn(ui.unread, {files: unread.slice(0, 5).join(', '), count: unread.length})}
          </p>
        )}
        {tool === 'log' && isTooLarge && fillIn(ui.tooLarge, {limit: MEGABYTES})}
        {result && (
          <p className={styles.verdict}>
            {fillIn(words.verdicts[result.verdict], {count: result.count})}
          </p>
        )}
      </div>
      {tool === 'settings' && edition !== undefined && (
        <p>
          {fillIn(ui.otherEdition, {edition, version})}{' '}
          <Link to={pages[edition] ?? ''}>{fillIn(ui.toEdition, {edition})}</Link>
        </p>
      )}
      {tool === 'settings' && comparison.trouble && (
        <Trouble trouble={comparison.trouble} again={comparison.again} />
      )}
      {tool === 'log' && again && <Trouble trouble="failed" again={again} />}
      {result && <Result {...props} found={result} />}
    </div>
  );
}
