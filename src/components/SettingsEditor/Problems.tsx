import {Fragment, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {isAllUsed} from '@site/src/core/editor/reader';
import {serverSaid} from '@site/src/core/editor/say';
import {replacing} from '@site/src/core/editor/state';
import {isLeft, isNoFile, kindsOf, type Problem} from '@site/src/core/ini';
import {useEditing, usePage} from './context';
import {CloseButton, First} from './parts';
import styles from './styles.module.css';
import {EditorLinks} from './UpgradePanel';

const ofWholeFile = ({code}: Problem): boolean =>
  isNoFile(code) || /^(?:encoding|no-mark|template)$/.test(code);

/** These tell something about the file that no repair changes. */
const isRemark = ({code}: Problem): boolean => /^(?:template|second-line)$/.test(code);

/** Browsers name second downloads `PalWorldSettings (1).ini`, which the server doesn't read. */
const otherFileSaid = (name: string): string | undefined =>
  name === '' || /^PalWorldSettings\.ini$/i.test(name)
    ? undefined
    : `otherFile.${/^DefaultPalWorldSettings/i.test(name) ? 'default' : 'name'}`;

function ProblemKind({problems}: {readonly problems: readonly Problem[]}): ReactNode {
  const {say} = usePage();
  const first = problems[0]!;
  const count = String(problems.length);
  const placed = (one: Problem): ReactNode => (
    <>
      {!ofWholeFile(one) && (
        <strong>{say('place', {line: String(one.line), column: String(one.column)})} </strong>
      )}
      {say(`problem.${one.code}.fixed`, {count: '1', ...one.data})}
    </>
  );
  return (
    <li data-severity={first.severity}>
      {problems.length === 1 ? (
        placed(first)
      ) : (
        <>
          {say(`problem.${first.code}.fixed`, {count, ...first.data})}
          <details>
            <summary>{say('places', {count})}</summary>
            <ul>
              <First of={problems}>
                {(one) => <li key={`${one.line}-${one.column}`}>{placed(one)}</li>}
              </First>
            </ul>
          </details>
        </>
      )}
    </li>
  );
}

export default function Problems(): ReactNode {
  const {say, data} = usePage();
  const {found, closeFound, become} = useEditing();
  if (!found) {
    return null;
  }
  // Of a list, only the file that was made of it counts.
  const isFile = !found.from && !found.isRefused;
  const {server, after, edition, parsed} = isFile ? found : ({} as Partial<typeof found>);
  const otherFile = isFile && otherFileSaid(found.name);
  const otherLine = parsed?.other;
  // Another sentence already says that a file is empty.
  const problems = found.problems.filter(({code}) => code !== 'empty');
  const isClean = problems.length === 0;
  const verdict = server && !(isClean && server.kind === 'all') && (
    <p>{serverSaid(say, 'server', server)}</p>
  );
  const isChanged =
    server && after && (after.kind !== server.kind || after.unused.length !== server.unused.length);
  const parts = [
    [undefined, problems.filter((one) => !isLeft(one) && isRemark(one))],
    ['repaired', problems.filter((one) => !isLeft(one) && !isRemark(one))],
    ['takenOut', problems.filter(isLeft)],
  ] as const;
  return (
    <div
      className={styles.note}
      data-severity={isAllUsed(found, true) && !otherFile ? 'note' : 'warning'}
    >
      <CloseButton onClose={closeFound} />
      {isClean && <p>{say('repairedNothing')}</p>}
      {otherFile && <p>{say(otherFile, {name: found.name})}</p>}
      {verdict}
      {parts.map(
        ([word, some]) =>
          some.length > 0 && (
            <Fragment key={String(word)}>
              {server && word && <p className={styles.title}>{say(word)}</p>}
              <ul>
                {kindsOf(some).map((ofKind) => (
                  <ProblemKind key={ofKind[0]!.code} problems={ofKind} />
                ))}
              </ul>
            </Fragment>
          ),
      )}
      {isChanged && <p>{serverSaid(say, 'after', after)}</p>}
      {edition !== undefined && (
        <>
          <p>{say('otherEdition', {edition, version: data.version})}</p>
          <EditorLinks of={[edition]} />
        </>
      )}
      {otherLine && (
        <Button onClick={() => become(replacing(otherLine), {word: 'takenOther'})}>
          {say('takeOther')}
        </Button>
      )}
      {problems.some(({code}) => code === 'world-option') && (
        <>
          <p className={styles.title}>{say('worldOption.title')}</p>
          <ol data-steps="world-option">
            {['stop', 'copy', 'note', 'move', 'start'].map((step) => (
              <li key={step}>{say(`worldOption.${step}`)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
