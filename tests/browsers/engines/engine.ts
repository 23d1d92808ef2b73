export interface Engine {
  readonly open: (address: string) => Promise<void>;
  readonly value: <Value>(expression: string) => Promise<Value>;
  readonly mouse: (x: number, y: number, isPressed: boolean) => Promise<void>;
  readonly touch: (x: number, y: number) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly choose: (selector: string, paths: readonly string[]) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** The size of the page is in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Keys by their codes in WebDriver. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
} as const;
export type Key = keyof typeof KEYS;

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Tries again until `act` works, because browsers can be slow. */
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
