import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/FactTable';
import {SelectField} from '@site/src/components/Fields';
import type {Answer, ServerWayProps} from './resolve';
import styles from './styles.module.css';

const questions = ['kind', 'place', 'system', 'players'] as const;
type Question = (typeof questions)[number];

/** What an answer leads to. */
const follows = (answer: Answer | undefined): ReactNode =>
  answer?.to ? <Link to={answer.to}>{answer.text}</Link> : answer?.text;

/** Four questions on the way to a server: what it takes, and where to go on. A table without scripts. */
export default function ServerWay({words, answers, generator, space}: ServerWayProps): ReactNode {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<Question, string>>>>({});
  const answer = (question: Question) =>
    answers[question].find(({id}) => id === chosen[question]) ?? answers[question][0];
  const field = (question: Question) => (
    <SelectField
      label={words[question]}
      options={answers[question].map(({id, name}) => [id, name])}
      value={answer(question)?.id ?? ''}
      onChange={(id) => setChosen((before) => ({...before, [question]: id}))}
    />
  );
  const [kind, place, system, players] = questions.map(answer);
  const hasServer = kind?.id !== 'code';
  const isOwn = place?.id !== 'panel';
  const query = new URLSearchParams({
    system: system?.id ?? '',
    players: players?.id ?? '',
    ...(kind?.id === 'list' ? {listed: 'on'} : {}),
  });
  const all: readonly Answer[] = [
    ...questions.flatMap((question) => answers[question]),
    {id: 'space', name: words.space, text: space},
    {id: 'files', name: words.last, text: words.files, to: generator},
  ];
  return (
    <>
      <form
        data-needs-script
        data-search="skip"
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {field('kind')}
        {hasServer && field('place')}
        {hasServer && isOwn && field('system')}
        {hasServer && field('players')}
        <div aria-live="polite" className={styles.result}>
          {hasServer ? (
            <>
              <p>
                {words.memory} <strong>{players?.text}</strong>
              </p>
              {isOwn && (
                <p>
                  {words.space} <strong>{space}</strong>
                </p>
              )}
              <ol>
                {isOwn && <li>{follows(system)}</li>}
                <li>{follows(place)}</li>
                {isOwn && (
                  <li>
                    <Link to={`${generator}?${query}`}>{words.files}</Link>
                  </li>
                )}
              </ol>
            </>
          ) : (
            <p>
              {words.noServer} {follows(kind)}
            </p>
          )}
        </div>
      </form>
      <noscript>
        <FactTable
          caption={words.caption}
          columns={[words.answer, words.follows]}
          rows={all
            .filter(({text}) => text !== undefined)
            .map((each) => ({id: each.name, heading: each.name, cells: [follows(each)]}))}
        />
      </noscript>
    </>
  );
}
