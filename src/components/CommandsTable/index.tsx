import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import EntryHeading from '@site/src/components/EntryHeading';
import WithCode from '@site/src/components/FactTable/WithCode';
import ReferenceFacts from '@site/src/components/ReferenceFacts';
import {fillIn} from '@site/src/core/text/fillIn';
import SourceNote from '@site/src/components/SourceNote';
import ReferenceOverview from '@site/src/components/ReferenceOverview';
import type {CommandEntry, CommandsTableProps} from './resolve';
import styles from './styles.module.css';

function RestLink({to, text}: {readonly to: string; readonly text: string}): ReactNode {
  return (
    <Link to={to}>
      <code translate="no">{text}</code>
    </Link>
  );
}

type Words = CommandsTableProps['words'];

function Parameters({
  parameters,
  words,
}: Pick<CommandEntry, 'parameters'> & {readonly words: Words}): ReactNode {
  return (
    <ul className={styles.parameters}>
      {parameters.map(({name, meaning, required}) => (
        <li key={name}>
          <code translate="no">{name}</code>{' '}
          <span className={styles.required}>{required ? words.required : words.optional}</span>
          <br />
          <WithCode text={meaning} />
        </li>
      ))}
    </ul>
  );
}

function Reply({
  reply,
  replyNote,
  words,
}: Pick<CommandEntry, 'reply' | 'replyNote'> & {readonly words: Words}): ReactNode {
  if (!reply && !replyNote) {
    return words.replyUnknown;
  }
  return (
    <>
      {reply?.map((line) => (
        <code key={line} className={styles.line} translate="no">
          {line}
        </code>
      ))}
      {replyNote && (
        <p>
          <WithCode text={replyNote} />
        </p>
      )}
    </>
  );
}

function Entry({
  command,
  oldest,
  hasRestApi,
  words,
}: {
  readonly command: CommandEntry;
} & Omit<CommandsTableProps, 'commands'>): ReactNode {
  return (
    <>
      <EntryHeading as="h3" id={command.name}>
        <code translate="no">{command.name}</code>
      </EntryHeading>
      <p>
        <WithCode text={command.text} />
      </p>
      <ReferenceFacts
        facts={[
          {
            label: words.chat,
            value: <code translate="no">/{command.syntax}</code>,
          },
          {
            label: 'RCON',
            value: command.worksOverRcon ? (
              <code translate="no">{command.syntax}</code>
            ) : (
              words.notOverRcon
            ),
          },
          {
            label: 'REST',
            value: hasRestApi ? (
              command.rest ? (
                <RestLink to={command.rest.to} text={command.rest.label} />
              ) : (
                words.noRest
              )
            ) : undefined,
          },
          {
            label: words.parameters,
            value:
              command.parameters.length > 0 ? (
                <Parameters parameters={command.parameters} words={words} />
              ) : undefined,
          },
          {
            label: words.example,
            value: <code translate="no">/{command.example}</code>,
          },
          {
            label: words.reply,
            value: <Reply reply={command.reply} replyNote={command.replyNote} words={words} />,
          },
          {
            label: words.since,
            value: command.since
              ? command.since
              : oldest && fillIn(words.sinceOldest, {version: oldest}),
          },
        ]}
      />
      <SourceNote {...command.source} />
    </>
  );
}

/** The commands of a version: an overview of all, then an entry with a target for each. */
export default function CommandsTable({
  commands,
  hasRestApi,
  oldest,
  words,
}: CommandsTableProps): ReactNode {
  return (
    <>
      <ReferenceOverview
        caption={words.caption}
        columns={[words.command, words.effect, words.where, ...(hasRestApi ? ['REST'] : [])]}
        rows={commands.map((command) => ({
          id: command.name,
          name: command.name,
          cells: [
            command.effect,
            command.worksOverRcon ? words.both : words.chatOnly,
            ...(hasRestApi
              ? [
                  command.rest ? (
                    <RestLink key="rest" to={command.rest.to} text={command.rest.id} />
                  ) : (
                    '–'
                  ),
                ]
              : []),
          ],
        }))}
      />
      {commands.map((command) => (
        <Entry
          key={command.name}
          command={command}
          oldest={oldest}
          hasRestApi={hasRestApi}
          words={words}
        />
      ))}
    </>
  );
}
