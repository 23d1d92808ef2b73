/**
 * Stands in for react-loadable in the browser: a route as a component that loads its parts first. The
 * package also collects what a server renders, which here the build does in its own way.
 */
import {Component, createElement, type ComponentType, type ReactNode} from 'react';
import {loadDeferredOf} from '../../core/deferred';
import {isHydrated} from '../../browser/hydration';

type Loader = () => Promise<unknown>;

interface LoadingProps {
  readonly isLoading: boolean;
  readonly pastDelay: boolean;
  readonly timedOut: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface Options<Parts> {
  readonly loading: ComponentType<LoadingProps>;
  readonly loader: Parts;
  readonly render: (loaded: never, props: never) => ReactNode;
}

interface State {
  readonly isLoading: boolean;
  readonly pastDelay: boolean;
  readonly error?: unknown;
  readonly loaded?: unknown;
}

/** After this time, in milliseconds, a part that still loads says so. */
const DELAY = 200;

function createLoadable<Parts>(
  {loading: Loading, loader, render}: Options<Parts>,
  loadAll: (parts: Parts) => Promise<unknown>,
) {
  let promise: Promise<unknown> | undefined;
  let state: State = {isLoading: true, pastDelay: false};

  const load = () => {
    if (!promise) {
      state = {isLoading: true, pastDelay: false};
      promise = loadAll(loader);
      promise.then(
        (loaded) => {
          state = {isLoading: false, pastDelay: false, loaded};
        },
        (error: unknown) => {
          state = {isLoading: false, pastDelay: false, error};
        },
      );
    }
    return promise;
  };

  /** On the page now. What is there needs nothing of what its HTML brought. */
  let shown = 0;
  const preload = async () => {
    const loaded = await load();
    if (shown === 0 && isHydrated()) {
      await Promise.all(Object.values(loaded as Record<string, object>).map(loadDeferredOf));
    }
    return loaded;
  };

  return class Loadable extends Component<object, State> {
    private isMounted = false;
    private timer: ReturnType<typeof setTimeout> | undefined;

    public static preload = preload;

    public constructor(props: object) {
      super(props);
      void load().catch(() => undefined);
      this.state = state;
    }

    public override componentDidMount(): void {
      this.isMounted = true;
      shown += 1;
      this.follow();
    }

    public override componentWillUnmount(): void {
      this.isMounted = false;
      shown -= 1;
      clearTimeout(this.timer);
    }

    private readonly retry = (): void => {
      promise = undefined;
      void load().catch(() => undefined);
      this.setState({...state, error: undefined});
      this.follow();
    };

    /** Shows what comes of the loading. */
    private follow(): void {
      if (!state.isLoading) {
        // Setting the same state once more would render the whole page a second time.
        if (this.state !== state) {
          this.setState(state);
        }
        return;
      }
      this.timer = setTimeout(() => this.setState({pastDelay: true}), DELAY);
      const update = () => {
        clearTimeout(this.timer);
        if (this.isMounted) {
          this.setState(state);
        }
      };
      load().then(update, update);
    }

    public override render(): ReactNode {
      const {isLoading, pastDelay, error, loaded} = this.state;
      return isLoading || error
        ? createElement(Loading, {isLoading, pastDelay, error, timedOut: false, retry: this.retry})
        : render(loaded as never, this.props as never);
    }
  };
}

/** One module. */
export default function loadable(options: Options<Loader>) {
  return createLoadable(options, (load) => load());
}

/** Several modules, by name. */
loadable.Map = (options: Options<Readonly<Record<string, Loader>>>) =>
  createLoadable(options, async (loaders) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const),
      ),
    ),
  );
