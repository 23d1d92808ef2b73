import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {Request} from 'postman-collection';
import CodeSnippets from '@theme/ApiExplorer/CodeSnippets';
import {getState, subscribe} from './store';
import styles from './styles.module.css';

/** What this needs of a description of the REST API (data/<version>/openapi.json). */
interface Description {
  readonly servers: readonly [{readonly url: string; readonly variables: Variables}];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
type Variables = Readonly<Record<'host' | 'port', {readonly default: string}>>;
interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly examples: Readonly<Record<string, {readonly value: unknown}>>;
      };
    };
  };
}

/** Asks for the description and makes what the theme's snippets show of one operation. */
export async function loadSnippets(address: string, id: string): Promise<() => ReactNode> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${response.status} ${address}`);
  }
  const {servers, paths} = (await response.json()) as Description;
  const [path, method, operation] = find(paths, id);
  const body = bodyOf(operation);
  const request = new Request({
    method: method.toUpperCase(),
    url: {path: path.slice(1).split('/')},
    ...(body === undefined
      ? {}
      : {body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}}}),
  });

  /** The theme reads all it shows from a store; ours follows the reader's address and has no password. */
  const stateFor = (variables: Variables) => ({
    server: {value: {url: servers[0].url, variables}},
    contentType: {value: body === undefined ? undefined : 'application/json'},
    accept: {value: 'application/json'},
    body:
      body === undefined ? {type: 'empty'} : {type: 'raw', content: {type: 'string', value: body}},
    params: {
      path: [],
      query: [],
      cookie: [],
      header: [{name: 'Authorization', value: 'Basic <TOKEN>'}],
    },
    auth: {data: {}, options: {}},
    encodingSelection: {},
  });
  const inDescription = servers[0].variables;
  let of = getState();
  const currentState = () => {
    of = getState();
    return stateFor({
      host: {default: of.host ?? inDescription.host.default},
      port: {default: of.port ?? inDescription.port.default},
    });
  };
  let state = currentState();
  const store = {
    getState: () => {
      if (of !== getState()) {
        state = currentState();
      }
      return state;
    },
    subscribe,
    dispatch: (action: never) => action,
  };
  return function Snippets() {
    return (
      <Provider store={store as never}>
        <div className={styles.snippets}>
          <CodeSnippets postman={request} codeSamples={[]} />
        </div>
      </Provider>
    );
  };
}

function find(paths: Description['paths'], id: string) {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId === id) {
        return [path, method, operation] as const;
      }
    }
  }
  throw new Error(`No operation "${id}"`);
}

function bodyOf({requestBody}: Operation): string | undefined {
  const examples = requestBody?.content['application/json'].examples;
  const [first] = Object.values(examples ?? {});
  return first && JSON.stringify(first.value, null, 2);
}
