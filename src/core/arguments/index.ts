import {serverArguments, type ServerArgument} from '../../data/arguments';
import {startScenarios} from '../../data/arguments/scenarios';
import {hasOfficialImage} from '../../data/features';
import {isPresent, type VersionId} from '../../data/versions';

export function argumentsForVersion(version: VersionId): readonly ServerArgument[] {
  return serverArguments.filter((argument) => isPresent(argument, version));
}

export function findArgument(name: string, version: VersionId): ServerArgument | undefined {
  return argumentsForVersion(version).find((argument) => argument.name === name);
}

/** Returns the anchor on the arguments page: '#publiclobby' for '-publiclobby'. */
export function argumentAnchor(name: string): string {
  return name.replace(/^-+/, '').replace(/=.*$/, '');
}

/** Returns '-port=<port>'. */
export function argumentSyntax({name, value}: ServerArgument): string {
  return value ? `${name}=<${value.placeholder}>` : name;
}

/** Returns '-port=8250'. */
export function argumentExample({name, value}: ServerArgument): string {
  return value ? `${name}=${value.example}` : name;
}

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

/** Returns the start lines of a version by situation, in the form that each system needs. */
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
        docker: hasOfficialImage(version) ? composePart(typed) : undefined,
      },
    ];
  });
}
