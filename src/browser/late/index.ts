/** Loads a part of the page. `isAgain` asks the server, because a cache may keep a wrong answer. */
export type Load<T> = (isAgain: boolean) => Promise<T>;

/** After this many milliseconds, the reader sees that a part is late. */
export const PATIENCE = 4000;

/** After this many milliseconds, a button shows that its code failed. */
const TIME_LIMIT = 10_000;

declare let __webpack_get_script_filename__: (chunk: string | number) => string;

let nameOf: typeof __webpack_get_script_filename__ | undefined;

function renameScripts(): void {
  const mark = `?again=${Date.now()}`;
  nameOf ??= __webpack_get_script_filename__;
  const plainName = nameOf;
  __webpack_get_script_filename__ = (chunk) => plainName(chunk) + mark;
}

/** Marks scripts that hang as failed, because the bundler would wait two minutes for them. */
function giveUpScripts(): void {
  document
    .querySelectorAll('script[data-rspack]')
    .forEach((script) => script.dispatchEvent(new Event('error')));
}

function replaceCached(error: unknown): void {
  const {request} = error as {readonly request?: unknown};
  if (typeof request === 'string') {
    fetch(request.replace(/\?.*/, ''), {cache: 'reload'}).catch(() => undefined);
  }
}

/** These loads were late or failed, so scripts get new addresses before the next try. */
const troubled = new Set<unknown>();

interface LateOptions {
  readonly onSlow?: () => void;
  readonly key?: string;
}

/** Loads something, and tries once more when that fails. */
export async function late<T>(load: Load<T>, {onSlow, key}: LateOptions = {}): Promise<T> {
  const name = key ?? load;
  const isAgain = troubled.delete(name);
  if (isAgain) {
    renameScripts();
    giveUpScripts();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const tell = onSlow ?? (() => reject(new Error('It does not arrive.')));
    timer = setTimeout(
      () => {
        troubled.add(name);
        tell();
      },
      onSlow ? PATIENCE : TIME_LIMIT,
    );
  });
  const first = load(isAgain).catch((error: unknown) => {
    replaceCached(error);
    renameScripts();
    return load(true);
  });
  const arrived = first.then((loaded) => {
    troubled.delete(name);
    return loaded;
  });
  try {
    return await Promise.race([arrived, limit]);
  } catch (error) {
    troubled.add(name);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
