import {restBasePath} from '../../data/rest/operations';
import type {VersionId} from '../../data/versions';
import {clientOperations, clientTypes, fieldType} from './operations';

const simple = (type: string) =>
  ({integer: 'number', number: 'number', string: 'string', boolean: 'boolean'})[type] ?? 'unknown';
const list = (item: string) => `readonly ${item}[]`;

/** The REST API of a version as one TypeScript file without dependencies. */
export function typescriptClient(version: VersionId, address: string): string {
  const types = [...clientTypes(version)].map(([name, fields]) =>
    [
      `export interface ${name} {`,
      ...fields.flatMap((field) => [
        ...(field.description ? [`  /** ${field.description.replaceAll('*/', '* /')} */`] : []),
        `  readonly ${field.name}${field.isRequired ? '' : '?'}: ${fieldType(version, field.schema, simple, list)};`,
      ]),
      '}',
      '',
    ].join('\n'),
  );
  const operations = clientOperations(version);
  const signatures = operations.flatMap(({id, summary, request, reply}) => [
    `  /** ${summary}. */`,
    `  ${id}(${request ? `body: ${request}` : ''}): Promise<${reply ?? 'string'}>;`,
  ]);
  const functions = operations.map(
    ({id, method, path, request, reply}) =>
      `    ${id}: (${request ? 'body' : ''}) => ${reply ? 'json' : 'text'}('${method}', '${path}'${request ? ', body' : ''}),`,
  );
  return `/**
 * The REST API of a Palworld dedicated server, version ${version}: types and functions.
 * No dependencies; runs where \`fetch\` does (Node.js 20 and later, Deno, Bun).
 * From ${address}
 */

${types.join('\n')}
/** The server answered, but not with 200: 401 is a wrong password, 400 a body it can't read. */
export class PalworldApiError extends Error {
  readonly status: number;

  constructor(status: number, call: string, reply: string) {
    super(\`\${call} answered \${status}\${reply ? \`: \${reply}\` : ''}\`);
    this.name = 'PalworldApiError';
    this.status = status;
  }
}

export interface PalworldApi {
${signatures.join('\n')}
}

export interface PalworldApiOptions {
  /** AdminPassword of the server. */
  readonly password: string;
  /** Without a path. The API belongs on your own network, never on the open internet. */
  readonly address?: string;
  /** How long to wait for an answer. */
  readonly timeoutMilliseconds?: number;
}

/** The calls of a server. Each throws PalworldApiError, or fetch's TypeError when nothing answers. */
export function palworldApi({
  password,
  address = 'http://localhost:8212',
  timeoutMilliseconds = 10_000,
}: PalworldApiOptions): PalworldApi {
  const bytes = new TextEncoder().encode(\`admin:\${password}\`);
  const authorization = \`Basic \${btoa(String.fromCharCode(...bytes))}\`;

  async function text(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    const response = await fetch(\`\${address}${restBasePath}\${path}\`, {
      method,
      headers: {
        Authorization: authorization,
        Accept: 'application/json',
        ...(body ? {'Content-Type': 'application/json'} : {}),
      },
      // Without a body there would be no length, and the server answers 411.
      ...(method === 'POST' ? {body: body ? JSON.stringify(body) : ''} : {}),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const reply = await response.text();
    if (!response.ok) {
      throw new PalworldApiError(response.status, \`\${method} ${restBasePath}\${path}\`, reply);
    }
    return reply;
  }

  async function json<Reply>(method: 'GET' | 'POST', path: string): Promise<Reply> {
    return JSON.parse(await text(method, path)) as Reply;
  }

  return {
${functions.join('\n')}
  };
}
`;
}
