import fs from 'node:fs';
import {expect, test as base} from '@playwright/test';
import {ensureChromium} from '../../scripts/lib/chromium';
import {KEYS, type Engine, type EngineName, type Key} from './engines/engine';
import {startFirefox} from './engines/firefox';
import {startPlaywright} from './engines/playwright';
import {startWebKit} from './engines/webkit';
import {startHost, type Host, type HostOptions} from './host';
import {firefoxProgram, hasWebKitGtk, isPlaywrights} from './install';

async function start(name: EngineName): Promise<Engine | undefined> {
  if (name === 'chromium') {
    return startPlaywright(name, await ensureChromium());
  }
  if (isPlaywrights(name)) {
    return startPlaywright(name);
  }
  if (name === 'webkit') {
    return hasWebKitGtk() ? startWebKit() : undefined;
  }
  const program = firefoxProgram();
  return program === undefined ? undefined : startFirefox(program);
}

/** Finds a control by its name. A whole name is preferred to a part of one. */
const PLACE = `(selector, name) => {
  const plain = (text) => (text ?? '').replace(/[\\u200b\\s]+/g, ' ').trim();
  const namesOf = (element) => [
    element.getAttribute('aria-label'), element.textContent, element.placeholder,
    ...Array.from(element.labels ?? [], (label) => label.textContent),
  ].map(plain);
  const seen = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0);
  const element = seen.find((each) => !name || namesOf(each).includes(name)) ?? seen.find((each) => namesOf(each).some((text) => text.includes(name)));
  if (!element) return null;
  // A press on a part that still moves may be lost.
  const moves = ({playState, effect}) => playState === 'running' && effect.target.contains(element);
  if (document.getAnimations().some(moves)) return null;
  const inView = () => { const {top, bottom} = element.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; };
  if (!inView()) element.scrollIntoView({block: 'center', behavior: 'instant'});
  const [{left, top, width, height}] = element.getClientRects();
  const x = left + Math.min(width / 2, innerWidth - left - 1);
  const y = top + height / 2;
  // Another element may cover the control for a moment.
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) || hit?.contains(element) ? {x, y} : null;
}`;

const IS_READY = `document.documentElement.dataset.hasHydrated === 'true'`;
const LONG = {timeout: 60_000, intervals: [50]};

export class Reader {
  constructor(
    readonly engine: Engine,
    readonly host: Host,
  ) {}

  async open(address: string): Promise<void> {
    await this.engine.open(this.host.origin + address);
    await this.sees(IS_READY);
  }

  /** A browser that leaves a page while its scripts load reports them as failed. */
  async goes(way: 'back' | 'forward'): Promise<void> {
    await this.sees(IS_READY);
    await this.engine[way]();
  }

  async sees(expression: string, message = expression): Promise<void> {
    // Between two pages, a browser can't evaluate the expression, which then counts as false.
    const is = () => this.engine.value<boolean>(`Boolean(${expression})`).catch(() => false);
    await expect.poll(is, {...LONG, message}).toBe(true);
  }

  readonly reads = (words: string, where = 'main'): Promise<void> =>
    this.sees(`document.querySelector('${where}')?.innerText.includes(${JSON.stringify(words)})`);

  readonly comesTo = (path: string): Promise<void> =>
    this.sees(`location.pathname + location.hash === ${JSON.stringify(path)}`);

  /** A control that moves has no place yet. */
  private async placeOf(selector: string, name: string): Promise<{x: number; y: number}> {
    const look = () =>
      this.engine
        .value<{x: number; y: number} | null>(
          `(${PLACE})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`,
        )
        .catch(() => null);
    let last = '';
    let still = 0;
    let place: {x: number; y: number} | null = null;
    await expect
      .poll(
        async () => {
          place = await look();
          const now = JSON.stringify(place);
          still = place !== null && now === last ? still + 1 : 0;
          last = now;
          return still;
        },
        {...LONG, message: `${selector} with the name "${name}" rests`},
      )
      .toBeGreaterThan(5);
    return place!;
  }

  async clicks(selector: string, name = ''): Promise<void> {
    const {x, y} = await this.placeOf(selector, name);
    await this.engine.mouse(x, y, true);
  }

  async pointsAt(selector: string, name = ''): Promise<void> {
    const {x, y} = await this.placeOf(selector, name);
    await this.engine.mouse(x, y, false);
  }

  async touches(selector: string, name = ''): Promise<void> {
    const {x, y} = await this.placeOf(selector, name);
    await this.engine.touch(x, y);
  }

  async presses(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) {
      await this.engine.key(key);
    }
  }

  /** The page above a control may grow between finding it and the click. */
  private async enters(selector: string, name: string): Promise<void> {
    const has = () =>
      this.engine.value<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`);
    await expect
      .poll(
        async () => {
          await this.clicks(selector, name);
          return has();
        },
        {...LONG, message: `${selector} has the focus`},
      )
      .toBe(true);
  }

  async types(selector: string, name: string, text: string): Promise<void> {
    await this.enters(selector, name);
    await this.engine.type(text);
  }

  /** Pasted text has characters that no key has. */
  async pastes(selector: string, name: string, text: string): Promise<void> {
    await this.enters(selector, name);
    await this.engine.value(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);
  }

  /** Browsers draw open lists outside of the page, where no driver sees them. */
  async selects(name: string, value: string): Promise<void> {
    const {x, y} = await this.placeOf('select', name);
    await this.engine.value(`(() => {
      const list = document.elementFromPoint(${x}, ${y}).closest('select');
      list.value = ${JSON.stringify(value)};
      list.dispatchEvent(new Event('change', {bubbles: true}));
    })()`);
  }

  async saved(name: RegExp): Promise<Buffer> {
    const found = () => [...this.host.saved].find(([each]) => name.test(each))?.[1];
    await expect
      .poll(() => found() !== undefined, {...LONG, message: `${name} is saved`})
      .toBe(true);
    return found()!;
  }
}

interface Own {
  readonly reader: Reader;
  readonly hostOptions: HostOptions;
  readonly expected: readonly RegExp[];
}

export interface OfEngine {
  readonly engineName: EngineName;
  readonly engine: Engine | undefined;
}

export const test = base.extend<Own, OfEngine>({
  engineName: ['chromium', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine?.close();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  hostOptions: [{}, {option: true}],
  expected: [[], {option: true}],
  reader: async ({engine, engineName, hostOptions, expected}, use, info) => {
    if (engine === undefined) {
      base.skip(true, `${engineName} can't be had on this machine: this step was not tried.`);
      return;
    }
    const host = await startHost(hostOptions);
    await engine.resize(1280, 800);
    await use(new Reader(engine, host));
    if (info.status !== info.expectedStatus) {
      fs.writeFileSync(info.outputPath('page.png'), await engine.picture());
    }
    // An image is opened, because the last page must close before its messages are checked.
    await engine.open(`${host.origin}/img/logo.svg`);
    const surprises = host.messages.filter((text) => !expected.some((known) => known.test(text)));
    host.close();
    expect(surprises, 'messages in the console').toEqual([]);
  },
});

export {expect, KEYS};
