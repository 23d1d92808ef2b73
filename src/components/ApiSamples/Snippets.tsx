import {useMemo, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {Request} from 'postman-collection';
import CodeSnippets from '@theme/ApiExplorer/CodeSnippets';
import type {ApiRequest} from './resolve';
import styles from './styles.module.css';

/** The theme's snippets of one call, for the reader's address; there is no password in them. */
export default function Snippets({method, path, body, host, port}: ApiRequest): ReactNode {
  const request = useMemo(() => {
    const content = body && {body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}}};
    return new Request({method, url: {path: path.slice(1).split('/')}, ...content});
  }, [method, path, body]);
  // The theme reads all it shows from a store.
  const store = useMemo(() => {
    const variables = {host: {default: host}, port: {default: port}};
    const header = [{name: 'Authorization', value: 'Basic <TOKEN>'}];
    const state = {
      server: {value: {url: 'http://{host}:{port}', variables}},
      contentType: {value: body && 'application/json'},
      accept: {value: 'application/json'},
      body: body ? {type: 'raw', content: {type: 'string', value: body}} : {type: 'empty'},
      params: {path: [], query: [], cookie: [], header},
      auth: {data: {}, options: {}},
      encodingSelection: {},
    };
    return {
      getState: () => state,
      subscribe: () => () => undefined,
      dispatch: (action: never) => action,
    };
  }, [body, host, port]);
  return (
    <Provider store={store as never}>
      <div className={styles.snippets}>
        <CodeSnippets postman={request} codeSamples={[]} />
      </div>
    </Provider>
  );
}
