/**
 * The kinds of server that players meet, and the questions that tell them apart. An answer is the
 * id of a text in src/words/<locale>/serverKinds.json; where it changed with a version, it is a list of periods.
 */
import {isPresent, type Build, type VersionId} from '../versions';

export const serverKindIds = ['inviteCode', 'dedicated', 'community', 'official'] as const;
export type ServerKindId = (typeof serverKindIds)[number];

interface AnswerPeriod {
  readonly since: Build;
  readonly removed?: Build;
  readonly answer: string;
}

type Answer = string | readonly AnswerPeriod[];

interface QuestionShape {
  readonly id: string;
  readonly answers: Readonly<Record<ServerKindId, Answer>>;
}

export const questions = [
  {
    id: 'runBy',
    answers: {inviteCode: 'player', dedicated: 'you', community: 'you', official: 'developer'},
  },
  {
    id: 'players',
    answers: {
      inviteCode: 'coopPlayers',
      dedicated: 'maxPlayers',
      community: 'maxPlayers',
      official: 'maxPlayers',
    },
  },
  {
    id: 'whileAway',
    answers: {inviteCode: 'stops', dedicated: 'runsOn', community: 'runsOn', official: 'runsOn'},
  },
  {
    id: 'joinBy',
    answers: {
      inviteCode: 'code',
      dedicated: 'address',
      community: 'listOrAddress',
      official: 'list',
    },
  },
  {
    id: 'seenBy',
    answers: {
      inviteCode: 'codeHolders',
      dedicated: 'addressHolders',
      community: 'everybody',
      official: 'everybody',
    },
  },
  {
    id: 'control',
    answers: {
      inviteCode: 'someControl',
      dedicated: 'fullControl',
      community: 'fullControl',
      official: 'noControl',
    },
  },
  {
    id: 'consoles',
    answers: {
      inviteCode: [
        {since: '0.1.2.0', removed: '0.3.9', answer: 'xboxByCode'},
        {since: '0.3.9', answer: 'yes'},
      ],
      dedicated: 'no',
      community: [
        {since: '0.1.2.0', removed: '0.2.4.0', answer: 'no'},
        {since: '0.2.4.0', removed: '0.3.1', answer: 'xboxBeta'},
        {since: '0.3.1', removed: '0.5.0', answer: 'xboxServers'},
        {since: '0.5.0', answer: 'xboxAndPs5'},
      ],
      official: 'notConfirmed',
    },
  },
] as const satisfies readonly QuestionShape[];

export type QuestionId = (typeof questions)[number]['id'];

/** The id of the answer to a question about a kind of server, in a version. */
export function answerTo(question: QuestionId, kind: ServerKindId, version: VersionId): string {
  const answer: Answer | undefined = questions.find(({id}) => id === question)?.answers[kind];
  const now =
    typeof answer === 'string'
      ? answer
      : answer?.find((period) => isPresent(period, version))?.answer;
  if (now === undefined) {
    throw new Error(
      `No answer to "${question}" about "${kind}" in ${version}: close the gap in src/data/serverKinds/index.ts.`,
    );
  }
  return now;
}
