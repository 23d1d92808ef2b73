import type {Words} from '@site/src/words/types';

type FileWord = 'problem' | 'server' | 'otherFile' | 'worldOption' | 'notices';

/**
 * The sentences about a file that was read: `problem.<code>` for one problem, `problems.<code>` for
 * several, `server.<kind>` for what the server has used of it, `otherFile.<kind>` for a file that it
 * does not read, `worldOption.<step>` for the way without a WorldOption.sav, and notices about links and drafts.
 */
export function fileWords({
  problem,
  server,
  otherFile,
  worldOption,
  notices,
}: Pick<Words['settingsFile'], FileWord>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [
      ...Object.entries(problem).flatMap(([code, said]) => [
        [`problem.${code}`, said.one],
        // What is said of the whole list needs no number, also where it comes twice.
        [`problems.${code}`, 'many' in said ? said.many : said.one],
      ]),
      ...Object.entries(server).map(([kind, said]) => [`server.${kind}`, said]),
      ...Object.entries(otherFile).map(([kind, said]) => [`otherFile.${kind}`, said]),
      ...Object.entries(worldOption).map(([step, said]) => [`worldOption.${step}`, said]),
      ...Object.entries(notices),
    ].map(([id = '', said = '']) => [id, said] as const),
  );
}
