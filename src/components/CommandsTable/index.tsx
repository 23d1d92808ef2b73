import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import EntryHeading from '@site/src/components/EntryHeading';
import WithCode from '@site/src/components/FactTable/WithCode';
import ReferenceFacts from '@site/src/components/ReferenceFacts';
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

function Parameters({parameters}: Pick<CommandEntry, 'parameters'>): ReactNode {
  return (
    <ul className={styles.parameters}>
      {parameters.map(({name, meaning, required}) => (
        <li key={name}>
          <code translate="no">{name}</code>{' '}
          <span className={styles.required}>
            {required
              ? translate({id: 'component.CommandsTable.required'})
              : translate({id: 'component.CommandsTable.optional'})}
          </span>
          <br />
          <WithCode text={meaning} />
        </li>
      ))}
    </ul>
  );
}

function Reply({reply, replyNote}: Pick<CommandEntry, 'reply' | 'replyNote'>): ReactNode {
  if (!reply && !replyNote) {
    return <Translate id="component.CommandsTable.replyUnknown" />;
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
}: {
  readonly command: CommandEntry;
  readonly oldest: string | undefined;
  readonly hasRestApi: boolean;
}): ReactNode {
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
            label: translate({id: 'component.CommandsTable.chat'}),
            value: <code translate="no">/{command.syntax}</code>,
          },
          {
            label: 'RCON',
            value: command.worksOverRcon ? (
              <code translate="no">{command.syntax}</code>
            ) : (
              translate({id: 'component.CommandsTable.notOverRcon'})
            ),
          },
          {
            label: 'REST',
            value: hasRestApi ? (
              command.rest ? (
                <RestLink to={command.rest.to} text={command.rest.label} />
              ) : (
                translate({id: 'component.CommandsTable.noRest'})
              )
            ) : undefined,
          },
          {
            label: translate({id: 'component.CommandsTable.parameters'}),
            value:
              command.parameters.length > 0 ? (
                <Parameters parameters={command.parameters} />
              ) : undefined,
          },
          {
            label: translate({id: 'component.CommandsTable.example'}),
            value: <code translate="no">/{command.example}</code>,
          },
          {
            label: translate({id: 'component.CommandsTable.reply'}),
            value: <Reply reply={command.reply} replyNote={command.replyNote} />,
          },
          {
            label: translate({id: 'component.CommandsTable.since'}),
            value: command.since
              ? translate({id: 'component.CommandsTable.sinceVersion'}, {version: command.since})
              : oldest && translate({id: 'component.CommandsTable.sinceOldest'}, {version: oldest}),
          },
        ]}
      />
      <p>
        <SourceNote to={command.sources} confidence={command.confidence} />
      </p>
    </>
  );
}

/** The commands of a version: an overview of all, then an entry with a target for each. */
export default function CommandsTable({
  commands,
  hasRestApi,
  oldest,
}: CommandsTableProps): ReactNode {
  return (
    <>
      <ReferenceOverview
        caption={translate({id: 'component.CommandsTable.caption'})}
        columns={[
          translate({id: 'component.CommandsTable.command'}),
          translate({id: 'component.CommandsTable.effect'}),
          translate({id: 'component.CommandsTable.where'}),
          ...(hasRestApi ? ['REST'] : []),
        ]}
        rows={commands.map((command) => ({
          id: command.name,
          name: command.name,
          cells: [
            command.effect,
            command.worksOverRcon
              ? translate({id: 'component.CommandsTable.both'})
              : translate({id: 'component.CommandsTable.chatOnly'}),
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
        <Entry key={command.name} command={command} oldest={oldest} hasRestApi={hasRestApi} />
      ))}
    </>
  );
}
