/** Runs the search away from the page, so that typing never waits for it. */
import {answer, load} from './backend';
import type {Reply, Request} from './messages';

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Request>) => void;
  postMessage: (reply: Reply) => void;
};

scope.onmessage = ({data}) => {
  const done =
    data.kind === 'hello'
      ? Promise.resolve(undefined)
      : data.kind === 'load'
        ? load(data.url, data.locale).then(() => undefined)
        : answer(data.url, data.locale, data.query, data.options);
  done.then(
    (result) => scope.postMessage({id: data.id, result}),
    (error: unknown) =>
      scope.postMessage({
        id: data.id,
        error: error instanceof Error ? error.message : String(error),
      }),
  );
};
