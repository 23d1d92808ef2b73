import type {VersionId} from '../../data/versions';

/**
 * The error for the name of an argument or a command that a page's version lacks: what to do where
 * another version has it, else which names there are.
 */
export function unknownName(
  kind: 'argument' | 'command',
  name: string,
  version: VersionId,
  {isInOthers, known}: {readonly isInOthers: boolean; readonly known: readonly {name: string}[]},
): Error {
  return new Error(
    isInOthers
      ? `Version ${version} has no ${kind} ${name}. Put the sentence inside <Since> or <Only>.`
      : `There is no ${kind} "${name}". Use one of ${known.map((each) => each.name).join(', ')}, or add it to src/data/${kind}s.`,
  );
}
