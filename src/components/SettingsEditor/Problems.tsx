import type {ReactNode} from 'react';
import {isNoFile, type Problem, type ServerView} from '@site/src/core/ini';
import CloseButton from './CloseButton';
import type {OtherFile} from './otherFile';
import type {Say} from './parts';
import styles from './styles.module.css';

/** So many places of one kind are listed; the others are counted. */
const shownPlaces = 100;

/** These are about the file, not about a place in it. */
const ofWholeFile = (code: Problem['code']): boolean =>
  isNoFile(code) || code === 'encoding' || code === 'empty' || code === 'template';

/** One kind of problem: alone with its place, else as a count with the places to open. */
function ProblemKind({
  problems,
  say,
}: {
  readonly problems: readonly Problem[];
  readonly say: Say;
}): ReactNode {
  const [first] = problems;
  const last = problems[problems.length - 1];
  if (!first || !last) {
    return null;
  }
  const place = ({code, line, column}: Problem): ReactNode =>
    ofWholeFile(code) || (
      <span className={styles.place}>
        {say('place', {line: String(line), column: String(column)})}{' '}
      </span>
    );
  const count = problems.length + (last.further ?? 0);
  if (count === 1) {
    return (
      <li data-severity={first.severity}>
        {place(first)}
        {say(`problem.${first.code}`, first.data)}
      </li>
    );
  }
  return (
    <li data-severity={first.severity}>
      {say(`problems.${first.code}`, {count: String(count), ...first.data})}
      <details>
        <summary>{say('places', {count: String(count)})}</summary>
        <ul>
          {problems.slice(0, shownPlaces).map((one) => (
            <li key={`${one.line}-${one.column}`}>
              {place(one)}
              {say(`problem.${one.code}`, one.data)}
            </li>
          ))}
          {count > shownPlaces && <li>{say('more', {count: String(count - shownPlaces)})}</li>}
        </ul>
      </details>
    </li>
  );
}

/** What the server has made of the file so far. */
function ServerSays({server, say}: {readonly server: ServerView; readonly say: Say}): ReactNode {
  const reason = server.fault ? say(`fault.${server.fault}`) : '';
  return (
    <p>
      {server.kind === 'some'
        ? say('server.some', {keys: server.unused.join(', ')})
        : say(`server.${server.kind}`, {reason})}
    </p>
  );
}

/** The way to a server without a WorldOption.sav. */
function WithoutWorldOption({say}: {readonly say: Say}): ReactNode {
  return (
    <>
      <p className={styles.planTitle}>{say('worldOption.title')}</p>
      <ol data-steps="world-option">
        {['stop', 'copy', 'note', 'move', 'start'].map((step) => (
          <li key={step}>{say(`worldOption.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}

/** What was wrong with the file that was opened, where, what was done, and what the server used of it. */
export default function ProblemList({
  problems,
  server,
  otherFile,
  say,
  onClose,
}: {
  readonly problems: readonly Problem[];
  /** Undefined for a text that was turned down. */
  readonly server: ServerView | undefined;
  /** Why it is not the file that the server reads. */
  readonly otherFile: OtherFile | undefined;
  readonly say: Say;
  readonly onClose: () => void;
}): ReactNode {
  const close = <CloseButton say={say} onClose={onClose} />;
  const other = otherFile && <p>{say(otherFile.word, otherFile.data)}</p>;
  if (problems.length === 0) {
    // A value that the server ignores is for its owner to choose: the field says how.
    const unused = server && server.kind !== 'all' && <ServerSays server={server} say={say} />;
    return other || unused ? (
      <div className={styles.notice} data-kind="warning">
        {close}
        <p>{say('repairedNothing')}</p>
        {unused}
        {other}
      </div>
    ) : (
      <p className={styles.notice}>
        {say('repairedNothing')} {close}
      </p>
    );
  }
  const kinds = new Map<string, Problem[]>();
  for (const one of problems) {
    kinds.set(one.code, [...(kinds.get(one.code) ?? []), one]);
  }
  return (
    <div className={styles.notice} data-kind="warning">
      {close}
      {other}
      {server && <ServerSays server={server} say={say} />}
      {server && <p className={styles.planTitle}>{say('repaired')}</p>}
      <ul className={styles.problems}>
        {[...kinds].map(([code, ofKind]) => (
          <ProblemKind key={code} problems={ofKind} say={say} />
        ))}
      </ul>
      {problems.some(({code}) => code === 'world-option') && <WithoutWorldOption say={say} />}
    </div>
  );
}
