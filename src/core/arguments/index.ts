/** Questions about start arguments: which a version has, where they are explained, ready lines. */
import {serverArguments, type ServerArgument} from '../../data/arguments';
import {startScenarios} from '../../data/arguments/scenarios';
import {hasOfficialImage} from '../../data/features';
import {isPresent, type VersionId} from '../../data/versions';

/** The arguments that a version of the server takes, in the order of the page. */
export function argumentsForVersion(version: VersionId): readonly ServerArgument[] {
  return serverArguments.filter((argument) => isPresent(argument, version));
}

/** The argument with this name in a version, or undefined. The name includes the dash. */
export function findArgument(name: string, version: VersionId): ServerArgument | undefined {
  return argumentsForVersion(version).find((argument) => argument.name === name);
}

/** The target on the arguments page: '-publiclobby' is explained at '#publiclobby'. */
export function argumentAnchor(name: string): string {
  return name.replace(/^-+/, '').replace(/=.*$/, '');
}

/** How an argument is written, with its value's placeholder: '-port=<port>'. */
export function argumentSyntax({name, value}: ServerArgument): string {
  return value ? `${name}=<${value.placeholder}>` : name;
}

/** How an argument is typed with its example value: '-port=8250'. */
export function argumentExample({name, value}: ServerArgument): string {
  return value ? `${name}=${value.example}` : name;
}

/** The arguments of a situation that exist in a version, with values, or undefined if none is left. */
function typedArguments(
  wanted: readonly string[],
  version: VersionId,
): readonly string[] | undefined {
  const typed = wanted.flatMap((text) => {
    const argument = findArgument(text.replace(/=.*$/, ''), version);
    if (!argument) {
      return [];
    }
    return [text.includes('=') ? text : argumentExample(argument)];
  });
  return wanted.length > 0 && typed.length === 0 ? undefined : typed;
}

/** The `command` list of a compose file, and the published port when it is not the usual one. */
function composePart(typed: readonly string[]): string {
  const withPort = typed.some((text) => text.startsWith('-port='))
    ? typed
    : ['-port=8211', ...typed];
  const port = withPort.find((text) => text.startsWith('-port='))?.slice('-port='.length);
  return [
    'command:',
    ...withPort.map((text) => `  - '${text}'`),
    'ports:',
    `  - '${port}:${port}/udp'`,
  ].join('\n');
}

/** The ready start lines of a version, one for each situation, in the form each system wants it. */
export function startLines(version: VersionId) {
  return startScenarios.flatMap(({id, arguments: wanted}) => {
    const typed = typedArguments(wanted, version);
    if (!typed) {
      return [];
    }
    return [
      {
        id,
        windows: ['PalServer.exe', ...typed].join(' '),
        linux: ['./PalServer.sh', ...typed].join(' '),
        /** Part of a compose file; undefined where the version has no official image. */
        docker: hasOfficialImage(version) ? composePart(typed) : undefined,
      },
    ];
  });
}
