import {isPresent, type Lifetime, type VersionId} from '../versions';

export const serverKindIds = ['inviteCode', 'dedicated', 'community', 'official'] as const;
export type ServerKindId = (typeof serverKindIds)[number];

type Answer = string | readonly (Lifetime & {readonly answer: string})[];

interface QuestionShape {
  readonly id: string;
  readonly answers: readonly [Answer, Answer, Answer, Answer];
}

export const questions = [
  {id: 'runBy', answers: ['player', 'you', 'you', 'developer']},
  {id: 'players', answers: ['coopPlayers', 'maxPlayers', 'maxPlayers', 'maxPlayers']},
  {id: 'whileAway', answers: ['stops', 'runsOn', 'runsOn', 'runsOn']},
  {id: 'joinBy', answers: ['code', 'address', 'listOrAddress', 'list']},
  {id: 'seenBy', answers: ['codeHolders', 'addressHolders', 'everybody', 'everybody']},
  {id: 'control', answers: ['someControl', 'fullControl', 'fullControl', 'noControl']},
  {
    id: 'consoles',
    answers: [
      [
        {removed: '0.3.9', answer: 'xboxByCode'},
        {since: '0.3.9', answer: 'yes'},
      ],
      'no',
      [
        {removed: '0.2.4.0', answer: 'no'},
        {since: '0.2.4.0', removed: '0.3.1', answer: 'xboxBeta'},
        {since: '0.3.1', removed: '0.5.0', answer: 'xboxServers'},
        {since: '0.5.0', answer: 'xboxAndPs5'},
      ],
      'notConfirmed',
    ],
  },
] as const satisfies readonly QuestionShape[];

export type QuestionId = (typeof questions)[number]['id'];

export function answerTo(question: QuestionId, kind: ServerKindId, version: VersionId): string {
  const answer: Answer | undefined = questions.find(({id}) => id === question)?.answers[
    serverKindIds.indexOf(kind)
  ];
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
