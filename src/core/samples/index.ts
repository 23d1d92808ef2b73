/**
 * The samples read the password from an environment variable, so it is part neither of the code nor
 * of a program's arguments. They need only the standard library of each language.
 */

export const passwordVariable = 'PALWORLD_ADMIN_PASSWORD';

export interface SampleRequest {
  readonly method: 'GET' | 'POST';
  /** With the base path: `/v1/api/kick`. */
  readonly path: string;
  readonly host: string;
  readonly port: string;
  readonly body?: Readonly<Record<string, string | number>> | undefined;
}

export type SampleLanguage = 'curl' | 'powershell' | 'python' | 'javascript';

/** Lists the languages in the order of the tabs; `highlight` is Prism's name. */
export const sampleLanguages: readonly {
  readonly id: SampleLanguage;
  readonly label: string;
  readonly highlight: string;
}[] = [
  {id: 'curl', label: 'curl', highlight: 'bash'},
  {id: 'powershell', label: 'PowerShell', highlight: 'powershell'},
  {id: 'python', label: 'Python', highlight: 'python'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript'},
];

interface Call {
  readonly address: string;
  readonly isGet: boolean;
  readonly hasBody: boolean;
  readonly json: string;
  readonly fields: (quote: Quote, line: (key: string, value: string) => string) => string;
}

type Quote = (text: string) => string;

export function sampleCode(
  language: SampleLanguage,
  {method, path, host, port, body = {}}: SampleRequest,
): string {
  const entries = Object.entries(body);
  const members = entries.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return renderers[language]({
    address: `http://${host}:${port}${path}`,
    isGet: method === 'GET',
    hasBody: entries.length > 0,
    json: `{${members.join(', ')}}`,
    fields: (quote, line) =>
      entries
        .map(([key, value]) => line(key, typeof value === 'number' ? String(value) : quote(value)))
        .join('\n'),
  });
}

const inShellQuotes: Quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// PowerShell also ends a string at typographic single quotes, so each is doubled.
const inPowerShellQuotes: Quote = (text) =>
  `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;

// JSON's escapes are valid in Python and JavaScript, too.
const inDoubleQuotes: Quote = (text) => JSON.stringify(text);

const LEFT_OUT = '\0';

/** Joins lines of code and leaves out a line whose only value is false. */
function code(parts: TemplateStringsArray, ...values: readonly (string | false)[]): string {
  return parts
    .map((part, at) => {
      const value = values[at] ?? '';
      return part + (value === false ? LEFT_OUT : value);
    })
    .join('')
    .trim()
    .split('\n')
    .filter((line) => line !== LEFT_OUT)
    .join('\n');
}

const renderers: Readonly<Record<SampleLanguage, (call: Call) => string>> = {
  // curl reads the password from a pipe, because other accounts can read a program's arguments.
  curl: ({address, isGet, hasBody, json}) => code`
printf %s "$${passwordVariable}" | sed 's/["\\\\]/\\\\&/g; s/.*/user = "admin:&"/' |
  curl --fail-with-body --config - \\
${hasBody && "    --header 'Content-Type: application/json' \\"}
${hasBody && `    --data ${inShellQuotes(json)} \\`}
${!isGet && !hasBody && "    --request POST --data '' \\"}
    ${address}`,

  powershell: ({address, isGet, hasBody, fields}) => code`
$pair = "admin:$($env:${passwordVariable})"
$token = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($pair))
${
  hasBody &&
  code`
$body = @{
${fields(inPowerShellQuotes, (key, value) => `  ${key} = ${value}`)}
} | ConvertTo-Json`
}
$request = @{
  Method = '${isGet ? 'Get' : 'Post'}'
  Uri = '${address}'
  Headers = @{ Authorization = "Basic $token" }
${hasBody && "  ContentType = 'application/json; charset=utf-8'"}
${hasBody && '  Body = [Text.Encoding]::UTF8.GetBytes($body)'}
${!isGet && !hasBody && "  Body = ''"}
}
Invoke-RestMethod @request${isGet ? ' | ConvertTo-Json -Depth 5' : ''}`,

  python: ({address, isGet, hasBody, fields}) => code`
import base64
${(isGet || hasBody) && 'import json'}
import os
import urllib.request

password = os.environ["${passwordVariable}"]
token = base64.b64encode(f"admin:{password}".encode()).decode()
${
  hasBody &&
  code`
body = {
${fields(inDoubleQuotes, (key, value) => `    "${key}": ${value},`)}
}`
}
request = urllib.request.Request(
    "${address}",
${!isGet && '    method="POST",'}
${!hasBody && '    headers={"Authorization": f"Basic {token}"},'}
${hasBody && '    headers={'}
${hasBody && '        "Authorization": f"Basic {token}",'}
${hasBody && '        "Content-Type": "application/json",'}
${hasBody && '    },'}
${hasBody && '    data=json.dumps(body).encode(),'}
${!isGet && !hasBody && '    data=b"",'}
)
with urllib.request.urlopen(request, timeout=15) as response:
    print(${isGet ? 'json.dumps(json.load(response), indent=2, ensure_ascii=False)' : 'response.status'})`,

  javascript: ({address, isGet, hasBody, fields}) => code`
const token = Buffer.from(\`admin:\${process.env.${passwordVariable}}\`).toString('base64');
const response = await fetch('${address}', {
${!isGet && "  method: 'POST',"}
${!hasBody && '  headers: {Authorization: `Basic ${token}`},'}
${
  hasBody &&
  `  headers: {
    Authorization: \`Basic \${token}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${fields(inDoubleQuotes, (key, value) => `    ${key}: ${value},`)}
  }),`
}
});
if (!response.ok) {
  throw new Error(\`\${response.status} \${await response.text()}\`);
}
console.log(${isGet ? 'JSON.stringify(await response.json(), null, 2)' : 'response.status'});`,
};
