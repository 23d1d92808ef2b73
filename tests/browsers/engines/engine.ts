/** What all engines can do: a window that people use with mouse, fingers and keys. */
export interface Engine {
  /** Loads a page, and waits until the browser says that it has. */
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page and returns its value as plain data. */
  readonly value: <Value>(expression: string) => Promise<Value>;
  /** Moves the mouse to a place of the window, and presses it there. */
  readonly mouse: (x: number, y: number, isPressed: boolean) => Promise<void>;
  readonly touch: (x: number, y: number) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses files, or folders, in a field. */
  readonly choose: (selector: string, paths: readonly string[]) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** The size of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Keys by the names that pages see, with WebDriver's codes. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
} as const;
export type Key = keyof typeof KEYS;

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Tries again until something works: a browser takes its time on a busy machine. */
export async function untilDone<Value>(act: () => Promise<Value>, tries = 600): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (tries === 0) {
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return untilDone(act, tries - 1);
  }
}
