import type {Words} from '@site/src/words/types';

/**
 * The sentences about a file that was read: `problem.<code>` for one problem, `problems.<code>` for
 * several, `server.<kind>` for what the server has used of it.
 */
export function fileWords({
  problem,
  server,
}: Pick<Words['settingsFile'], 'problem' | 'server'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [
      ...Object.entries(problem).flatMap(([code, said]) => [
        [`problem.${code}`, said.one],
        ...('many' in said ? [[`problems.${code}`, said.many] as const] : []),
      ]),
      ...Object.entries(server).map(([kind, said]) => [`server.${kind}`, said]),
    ].map(([id = '', said = '']) => [id, said] as const),
  );
}
