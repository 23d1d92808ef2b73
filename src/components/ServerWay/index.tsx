import {useState, type ReactNode} from 'react';
import {CellView} from '@site/src/components/Facts/Cell';
import FactTable from '@site/src/components/Facts/Table';
import {SelectField} from '@site/src/components/Fields';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ServerWayProps} from './resolve';
import styles from './styles.module.css';

const questions = ['kind', 'place', 'system', 'players'] as const;

/** Asks four questions; without scripts, shows a table. */
export default function ServerWay({words, answers, generator, space}: ServerWayProps): ReactNode {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const answerTo = (question: (typeof questions)[number]) =>
    answers[question].find(({id}) => id === chosen[question]) ?? answers[question][0]!;
  const kind = answerTo('kind');
  const place = answerTo('place');
  const isOnWindows = useIsBrowser() && /Windows/.test(navigator.userAgent);
  const windows = answers.system.find(({id}) => id === 'windows');
  const system = chosen.system || !isOnWindows || !windows ? answerTo('system') : windows;
  const players = answerTo('players');
  const now = {kind, place, system, players};
  const hasServer = kind.id !== 'code';
  const isOwn = hasServer && place.id !== 'panel';
  const asked = {kind: true, place: hasServer, system: isOwn, players: hasServer};
  const query = new URLSearchParams({
    system: system.id,
    players: players.id,
    ...(kind.id === 'list' && {listed: 'on'}),
  });
  const files = (to: string) => ({text: words.files, to});
  const way = isOwn
    ? [system.follows, place.follows, files(`${generator}?${query}`)]
    : [place.follows];
  return (
    <>
      <form
        data-needs-script
        data-search="skip"
        className="guide-form"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="guide-fields">
          {questions
            .filter((question) => asked[question])
            .map((question) => (
              <SelectField
                key={question}
                label={words[question]}
                options={answers[question].map(({id, name}) => [id, name])}
                value={now[question].id}
                onChange={(id) => setChosen((before) => ({...before, [question]: id}))}
              />
            ))}
        </div>
        <div aria-live="polite" className={styles.result}>
          {hasServer ? (
            <>
              <p>
                {words.memory} <strong>{players.follows.text}</strong>
              </p>
              {isOwn && (
                <p>
                  {words.space} <strong>{space}</strong>
                </p>
              )}
              <ol>
                {way.map((cell) => (
                  <li key={cell.text}>
                    <CellView cell={cell} />
                  </li>
                ))}
              </ol>
            </>
          ) : (
            <p>
              {words.noServer} <CellView cell={kind.follows} />
            </p>
          )}
        </div>
      </form>
      <noscript>
        <FactTable
          caption={words.caption}
          columns={[words.answer, words.follows]}
          rows={[
            ...questions.flatMap((question) => answers[question]),
            {name: words.space, follows: {text: space}},
            {name: words.last, follows: files(generator)},
          ]
            .filter(({follows}) => follows.text)
            .map(({name, follows}) => ({heading: name, cells: [follows]}))}
        />
      </noscript>
    </>
  );
}
