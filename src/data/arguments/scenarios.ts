import type {ArgumentName} from '.';

export const startScenarios = [
  {id: 'plain', arguments: []},
  {id: 'port', arguments: ['-port', '-players']},
  {id: 'listed', arguments: ['-publiclobby']},
  {id: 'listed-router', arguments: ['-publiclobby', '-port=8211', '-publicport']},
  {
    id: 'performance',
    arguments: [
      '-useperfthreads',
      '-NoAsyncLoadingThread',
      '-UseMultithreadForDS',
      '-NumberOfWorkerThreadsServer',
    ],
  },
  {id: 'json', arguments: ['-logformat']},
  {id: 'gameData', arguments: ['-enable-gamedata-api']},
] as const satisfies readonly {
  readonly id: string;
  readonly arguments: readonly (ArgumentName | `${ArgumentName}=${string}`)[];
}[];

export type StartScenarioId = (typeof startScenarios)[number]['id'];
