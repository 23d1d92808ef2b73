import {restBasePath} from '../../data/rest/operations';
import type {VersionId} from '../../data/versions';
import {clientOperations, clientTypes, fieldType} from './operations';

const simple = (type: string) =>
  ({integer: 'int', number: 'float', string: 'str', boolean: 'bool'})[type] ?? 'Any';
const list = (item: string) => `List[${item}]`;

/** The REST API of a version as one Python module that needs nothing but the standard library. */
export function pythonClient(version: VersionId, address: string): string {
  // A list names its items, so these come first.
  const types = [...clientTypes(version)].sort(
    ([, a], [, b]) => Number(isNested(b)) - Number(isNested(a)),
  );
  const classes = types.map(([name, fields]) => {
    const written = (isRequired: boolean) =>
      fields
        .filter((field) => field.isRequired === isRequired)
        .map((field) => {
          const comment = field.description ? `    # ${field.description}\n` : '';
          return `${comment}    ${field.name}: ${fieldType(version, field.schema, simple, list)}`;
        })
        .join('\n');
    const always = written(true);
    const maybe = written(false);
    return maybe && always
      ? `class _${name}Always(TypedDict):\n${always}\n\n\nclass ${name}(_${name}Always, total=False):\n${maybe}\n`
      : `class ${name}(TypedDict${maybe ? ', total=False' : ''}):\n${always || maybe}\n`;
  });
  const operations = clientOperations(version).map(
    ({id, method, path, summary, request, reply}) => {
      const body = request ? `, body: ${request}` : '';
      const call = `self._${reply ? 'json' : 'text'}("${method}", "${path}"${request ? ', body' : ''})`;
      return `    def ${id}(self${body}) -> ${reply ?? 'str'}:\n        """${summary}."""\n        return ${call}`;
    },
  );
  return `"""The REST API of a Palworld dedicated server, version ${version}.

Needs Python 3.8 or later and nothing else.
From ${address}
"""

import base64
import json
import urllib.error
import urllib.request
from typing import Any, List, Mapping, Optional, TypedDict


${classes.join('\n\n')}

class PalworldApiError(Exception):
    """The server answered, but not with 200: 401 is a wrong password, 400 a body it can't read."""

    def __init__(self, status: int, call: str, reply: str) -> None:
        super().__init__(f"{call} answered {status}" + (f": {reply}" if reply else ""))
        self.status = status


class PalworldApi:
    """The calls of a server. Each raises PalworldApiError, or urllib's URLError when nothing answers."""

    def __init__(
        self,
        password: str,
        address: str = "http://localhost:8212",
        timeout: float = 10,
    ) -> None:
        self._address = address
        self._timeout = timeout
        token = base64.b64encode(f"admin:{password}".encode()).decode()
        self._headers = {"Authorization": f"Basic {token}", "Accept": "application/json"}

    def _text(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> str:
        headers = dict(self._headers)
        data = None
        if method == "POST":
            # Without a body there would be no length, and the server answers 411.
            data = json.dumps(body).encode() if body is not None else b""
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(
            f"{self._address}${restBasePath}{path}", data=data, headers=headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return response.read().decode()
        except urllib.error.HTTPError as error:
            reply = error.read().decode(errors="replace")
            raise PalworldApiError(error.code, f"{method} ${restBasePath}{path}", reply) from None

    def _json(self, method: str, path: str) -> Any:
        return json.loads(self._text(method, path))

${operations.join('\n\n')}
`;
}

/** Tells whether an object stands in a list of another: it has no list itself. */
function isNested(fields: readonly {readonly schema: {readonly type?: string}}[]): boolean {
  return fields.every(({schema}) => schema.type !== 'array');
}
