import {wrap, type Remote} from 'comlink';

const GREETING_TIME = 4000;

export interface Background<T> {
  readonly get: (isAgain?: boolean) => Promise<T>;
  readonly end: () => void;
}

/** Runs a module in a worker, or on the page where the browser blocks workers. */
export function inBackground<T>(start: () => Worker, onPage: () => Promise<T>): Background<T> {
  let worker: Worker | undefined;
  let place: Promise<T> | undefined;

  const end = () => {
    worker?.terminate();
    worker = undefined;
    place = undefined;
  };
  const greeted = async (): Promise<T> => {
    const own = start();
    worker = own;
    const remote = wrap<{readonly greet: () => boolean}>(own) as Remote<{
      readonly greet: () => boolean;
    }> &
      T;
    try {
      await new Promise<unknown>((resolve, reject) => {
        own.onerror = (event) => {
          event.preventDefault();
          reject(new Error('The worker could not be started.'));
        };
        setTimeout(() => reject(new Error('The worker does not answer.')), GREETING_TIME);
        remote.greet().then(resolve, reject);
      });
    } catch (error) {
      own.terminate();
      throw error;
    }
    return remote;
  };
  return {
    end,
    get: (isAgain = false) => {
      if (isAgain) {
        end();
      }
      place ??= greeted().catch(onPage);
      return place;
    },
  };
}
