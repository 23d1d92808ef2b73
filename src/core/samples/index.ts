/**
 * Code samples for a call of the REST API, as plain text.
 *
 * The build renders them. Every sample reads the password from an environment variable: it is never part of the
 * text, nor of the arguments of a program. The samples need nothing but what the language brings with it.
 */

/** Name of the environment variable that holds the password. */
export const passwordVariable = 'PALWORLD_ADMIN_PASSWORD';

/** A call that a sample makes. */
export interface SampleRequest {
  readonly method: 'GET' | 'POST';
  /** With the base path: `/v1/api/kick`. */
  readonly path: string;
  readonly host: string;
  readonly port: string;
  /** Absent for a call without a body. */
  readonly body?: Readonly<Record<string, string | number>>;
}

type Render = (request: SampleRequest) => string;

export type SampleLanguage = 'curl' | 'powershell' | 'python' | 'javascript' | 'csharp';

/** The languages in the order of the tabs; `highlight` is the name for code highlighting. */
export const sampleLanguages: readonly {
  readonly id: SampleLanguage;
  readonly label: string;
  readonly highlight: string;
}[] = [
  {id: 'curl', label: 'curl', highlight: 'bash'},
  {id: 'powershell', label: 'PowerShell', highlight: 'powershell'},
  {id: 'python', label: 'Python', highlight: 'python'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript'},
  {id: 'csharp', label: 'C#', highlight: 'csharp'},
];

/** The sample in one language. */
export function sampleCode(language: SampleLanguage, request: SampleRequest): string {
  return renderers[language](request);
}

const addressOf = ({host, port, path}: SampleRequest) => `http://${host}:${port}${path}`;

const entriesOf = (request: SampleRequest) => Object.entries(request.body ?? {});

const lines = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter((part) => typeof part === 'string').join('\n');

/** A JSON text on one line, with a space after colons and commas. */
function json(request: SampleRequest): string {
  const members = entriesOf(request).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return `{${members.join(', ')}}`;
}

const inShellQuotes = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// PowerShell also ends a quoted text at typographic single quotes; each is written twice.
const inPowerShellQuotes = (text: string) =>
  `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;

// JSON's escapes are valid in Python, JavaScript and C# alike; C# also ends a line at U+0085.
const inDoubleQuotes = (text: string) =>
  JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const literal = (value: string | number, quote: (text: string) => string) =>
  typeof value === 'number' ? String(value) : quote(value);

const curl: Render = (request) => {
  const {method, body} = request;
  const options = [
    ...(method === 'GET'
      ? []
      : body
        ? ["--header 'Content-Type: application/json'", `--data ${inShellQuotes(json(request))}`]
        : ["--request POST --data ''"]),
    addressOf(request),
  ];
  // Through a pipe, because every account of the machine can read the arguments of a program.
  const password = `printf %s "$${passwordVariable}" | sed 's/["\\\\]/\\\\&/g; s/.*/user = "admin:&"/' |`;
  return `${password}\n  curl --fail-with-body --config - \\\n    ${options.join(' \\\n    ')}`;
};

const powershell: Render = (request) => {
  const {method, body} = request;
  return lines(
    `$pair = "admin:$($env:${passwordVariable})"`,
    '$token = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($pair))',
    body &&
      lines(
        '$body = @{',
        ...entriesOf(request).map(
          ([key, value]) => `  ${key} = ${literal(value, inPowerShellQuotes)}`,
        ),
        '} | ConvertTo-Json',
      ),
    '$request = @{',
    `  Method = '${method === 'GET' ? 'Get' : 'Post'}'`,
    `  Uri = '${addressOf(request)}'`,
    '  Headers = @{ Authorization = "Basic $token" }',
    body &&
      lines(
        "  ContentType = 'application/json; charset=utf-8'",
        '  Body = [Text.Encoding]::UTF8.GetBytes($body)',
      ),
    method === 'POST' && !body && "  Body = ''",
    '}',
    method === 'GET'
      ? 'Invoke-RestMethod @request | ConvertTo-Json -Depth 5'
      : 'Invoke-RestMethod @request',
  );
};

const python: Render = (request) => {
  const {method, body} = request;
  return lines(
    'import base64',
    (method === 'GET' || body) && 'import json',
    'import os',
    'import urllib.request',
    '',
    `password = os.environ["${passwordVariable}"]`,
    'token = base64.b64encode(f"admin:{password}".encode()).decode()',
    body &&
      lines(
        'body = {',
        ...entriesOf(request).map(
          ([key, value]) => `    "${key}": ${literal(value, inDoubleQuotes)},`,
        ),
        '}',
      ),
    'request = urllib.request.Request(',
    `    "${addressOf(request)}",`,
    method === 'POST' && '    method="POST",',
    body
      ? lines(
          '    headers={',
          '        "Authorization": f"Basic {token}",',
          '        "Content-Type": "application/json",',
          '    },',
          '    data=json.dumps(body).encode(),',
        )
      : '    headers={"Authorization": f"Basic {token}"},',
    method === 'POST' && !body && '    data=b"",',
    ')',
    'with urllib.request.urlopen(request, timeout=15) as response:',
    method === 'GET'
      ? '    print(json.dumps(json.load(response), indent=2, ensure_ascii=False))'
      : '    print(response.status)',
  );
};

const javascript: Render = (request) => {
  const {method, body} = request;
  return lines(
    `const token = Buffer.from(\`admin:\${process.env.${passwordVariable}}\`).toString('base64');`,
    `const response = await fetch('${addressOf(request)}', {`,
    method === 'POST' && "  method: 'POST',",
    body
      ? lines(
          '  headers: {',
          '    Authorization: `Basic ${token}`,',
          "    'Content-Type': 'application/json',",
          '  },',
          '  body: JSON.stringify({',
          ...entriesOf(request).map(
            ([key, value]) => `    ${key}: ${literal(value, inDoubleQuotes)},`,
          ),
          '  }),',
        )
      : '  headers: {Authorization: `Basic ${token}`},',
    '});',
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    method === 'GET'
      ? 'console.log(JSON.stringify(await response.json(), null, 2));'
      : 'console.log(response.status);',
  );
};

const csharp: Render = (request) => {
  const {method, body} = request;
  return lines(
    'using System.Net.Http.Headers;',
    'using System.Text;',
    body && 'using System.Text.Json;',
    '',
    `var password = Environment.GetEnvironmentVariable("${passwordVariable}");`,
    'var token = Convert.ToBase64String(Encoding.UTF8.GetBytes($"admin:{password}"));',
    'using var client = new HttpClient();',
    'client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Basic", token);',
    body &&
      lines(
        'var body = JsonSerializer.Serialize(new',
        '{',
        ...entriesOf(request).map(
          ([key, value]) => `    ${key} = ${literal(value, inDoubleQuotes)},`,
        ),
        '});',
        'using var content = new StringContent(body, Encoding.UTF8, "application/json");',
      ),
    method === 'POST' && !body && 'using var content = new StringContent("");',
    method === 'GET'
      ? `using var response = await client.GetAsync("${addressOf(request)}");`
      : lines(
          'using var response = await client.PostAsync(',
          `    "${addressOf(request)}", content);`,
        ),
    'response.EnsureSuccessStatusCode();',
    method === 'GET'
      ? 'Console.WriteLine(await response.Content.ReadAsStringAsync());'
      : 'Console.WriteLine((int)response.StatusCode);',
  );
};

const renderers: Readonly<Record<SampleLanguage, Render>> = {
  curl,
  powershell,
  python,
  javascript,
  csharp,
};
