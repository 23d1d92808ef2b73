/** The calls of a version as files of requests: for editors (.http) and for Bruno. */
import {restBasePath} from '../../data/rest/operations';
import type {VersionId} from '../../data/versions';
import {clientOperations, type ClientOperation} from './operations';

/** A file of requests for VS Code's REST Client, the JetBrains HTTP client and others. */
export function httpFile(version: VersionId, address: string): string {
  const requests = clientOperations(version).map(({method, path, summary, requestExample}) =>
    [
      `### ${summary}`,
      `${method} {{address}}${restBasePath}${path}`,
      'Authorization: Basic admin {{password}}',
      'Accept: application/json',
      ...(requestExample
        ? ['Content-Type: application/json', '', JSON.stringify(requestExample, null, 2)]
        : // Without a length the server answers 411.
          method === 'POST'
          ? ['Content-Length: 0']
          : []),
      '',
    ].join('\n'),
  );
  return `# The REST API of a Palworld dedicated server, version ${version}
# From ${address}
# Replace the password by AdminPassword of your server, and don't share the file afterwards.
@address = http://localhost:8212
@password = your-admin-password

${requests.join('\n')}`;
}

/** The files of a Bruno collection, by path inside of its folder. */
export function brunoFiles(version: VersionId, address: string): ReadonlyMap<string, string> {
  const name = `Palworld server ${version}`;
  return new Map([
    ['bruno.json', `${JSON.stringify({version: '1', name, type: 'collection'}, null, 2)}\n`],
    [
      'collection.bru',
      `auth {
  mode: basic
}

auth:basic {
  username: admin
  password: {{password}}
}

docs {
  The REST API of a Palworld dedicated server, version ${version}.
  Choose the environment "My server" and give it your AdminPassword: Bruno keeps it out of the files.
  From ${address}
}
`,
    ],
    [
      'environments/My server.bru',
      `vars {
  address: http://localhost:8212
}
vars:secret [
  password
]
`,
    ],
    ...clientOperations(version).map(
      (operation, place) => [`${operation.id}.bru`, brunoRequest(operation, place + 1)] as const,
    ),
  ]);
}

function brunoRequest(operation: ClientOperation, place: number): string {
  const {method, path, summary, requestExample} = operation;
  const body = requestExample
    ? `\nbody:json {\n${JSON.stringify(requestExample, null, 2).replace(/^/gm, '  ')}\n}\n`
    : '';
  const headers =
    method === 'POST' && !requestExample ? '\nheaders {\n  Content-Length: 0\n}\n' : '';
  return `meta {
  name: ${summary}
  type: http
  seq: ${place}
}

${method.toLowerCase()} {
  url: {{address}}${restBasePath}${path}
  body: ${requestExample ? 'json' : 'none'}
  auth: inherit
}
${headers}${body}`;
}
