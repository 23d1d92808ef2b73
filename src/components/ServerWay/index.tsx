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
  const [kind, place, system, players] = questions.map(
    (question) => answers[question].find(({id}) => id === chosen[question]) ?? answers[question][0],
  );
  const hasServer = kind?.id !== 'code';
  const isOwn = hasServer && place?.id !== 'panel';
  const asked = {kind: true, place: hasServer, system: isOwn, players: hasServer};
  const query = new URLSearchParams({
    system: system?.id ?? '',
    players: players?.id ?? '',
    ...(kind?.id === 'list' ? {listed: 'on'} : {}),
  });
  const files: Answer = {id: 'files', name: words.last, text: words.files, to: generator};
  const way = isOwn ? [system, place, {...files, to: `${generator}?${query}`}] : [place];
  const all: readonly Answer[] = [
    ...questions.flatMap((question) => answers[question]),
    {id: 'space', name: words.space, text: space},
    files,
  ];
  return (
    <>
      <form
        data-needs-script
        data-search="skip"
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {questions
          .filter((question) => asked[question])
          .map((question) => (
            <SelectField
              key={question}
              label={words[question]}
              options={answers[question].map(({id, name}) => [id, name])}
              value={chosen[question] ?? answers[question][0]?.id ?? ''}
              onChange={(id) => setChosen((before) => ({...before, [question]: id}))}
            />
          ))}
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
                {way.map((answer) => (
                  <li key={answer?.id}>{follows(answer)}</li>
                ))}
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
