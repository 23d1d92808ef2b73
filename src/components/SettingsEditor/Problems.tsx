import type {ReactNode} from 'react';
import {replacing, serverSaid} from '@site/src/core/editor';
import {isNoFile, kindsOf, type Problem, type ServerView} from '@site/src/core/ini';
import {usePage} from './context';
import {Button, CloseButton, First, OtherEdition} from './parts';
import type {Found} from './reading';
import styles from './styles.module.css';

/** These are about the file, not about a place in it. */
const ofWholeFile = (code: Problem['code']): boolean =>
  isNoFile(code) || code === 'encoding' || code === 'empty' || code === 'template';

/** One problem with its place. */
function OneProblem({code, line, column, data}: Problem): ReactNode {
  const {say} = usePage();
  return (
    <>
      {!ofWholeFile(code) && (
        <strong>{say('place', {line: String(line), column: String(column)})} </strong>
      )}
      {say(`problem.${code}.one`, data)}
    </>
  );
}

/** One kind of problem: alone with its place, else as a count with the places to open. */
function ProblemKind({problems}: {readonly problems: readonly Problem[]}): ReactNode {
  const {say} = usePage();
  const first = problems[0]!;
  const count = String(problems.length);
  return (
    <li data-severity={first.severity}>
      {problems.length === 1 ? (
        <OneProblem {...first} />
      ) : (
        <>
          {say(`problem.${first.code}.many`, {count, ...first.data})}
          <details>
            <summary>{say('places', {count})}</summary>
            <ul>
              <First of={problems}>
                {(one) => (
                  <li key={`${one.line}-${one.column}`}>
                    <OneProblem {...one} />
                  </li>
                )}
              </First>
            </ul>
          </details>
        </>
      )}
    </li>
  );
}

/** The way to a server without a WorldOption.sav. */
function WithoutWorldOption(): ReactNode {
  const {say} = usePage();
  return (
    <>
      <p className={styles.title}>{say('worldOption.title')}</p>
      <ol data-steps="world-option">
        {['stop', 'copy', 'note', 'move', 'start'].map((step) => (
          <li key={step}>{say(`worldOption.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}

/** What was wrong with the file that was opened, where, what was done, and what the server used of it. */
export default function Problems({
  found: {problems, server, after, edition, otherFile, other: otherLine},
  onClose,
}: {
  readonly found: Found;
  readonly onClose: () => void;
}): ReactNode {
  const {say, act, tell} = usePage();
  const isClean = problems.length === 0;
  const view = (word: 'server' | 'after', of: ServerView): ReactNode => (
    <p>{serverSaid(say, word, of)}</p>
  );
  // Of a sound file it is said only where a value is left to its owner: the field says how.
  const verdict = server && !(isClean && server.kind === 'all') && view('server', server);
  const isChanged =
    server && after && (after.kind !== server.kind || after.unused.length !== server.unused.length);
  const isFine = verdict ? isChanged && after.kind === 'all' : isClean;
  const other = otherFile && <p>{say(otherFile.word, otherFile.data)}</p>;
  return (
    <div className={styles.note} data-severity={isFine && !other ? 'note' : 'warning'}>
      <CloseButton onClose={onClose} />
      {edition !== undefined && <OtherEdition edition={edition} />}
      {isClean && <p>{say('repairedNothing')}</p>}
      {other}
      {verdict}
      {!isClean && (
        <>
          {server && <p className={styles.title}>{say('repaired')}</p>}
          <ul>
            {kindsOf(problems).map((ofKind) => (
              <ProblemKind key={ofKind[0]!.code} problems={ofKind} />
            ))}
          </ul>
        </>
      )}
      {isChanged && view('after', after)}
      {otherLine && (
        <Button
          onClick={() => {
            act(replacing(otherLine));
            tell({word: 'takenOther'});
            onClose();
          }}
        >
          {say('takeOther')}
        </Button>
      )}
      {problems.some(({code}) => code === 'world-option') && <WithoutWorldOption />}
    </div>
  );
}
