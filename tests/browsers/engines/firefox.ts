import puppeteer, {type ElementHandle} from 'puppeteer-core';
import {untilDone, type Engine} from './engine';

/** Starts an ordinary Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    protocolTimeout: 120_000,
    timeout: 120_000,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  return {
    // The driver misses the end of a navigation where the page changes its address while it loads.
    open: async (address) => {
      const leave = `location.assign(${JSON.stringify(address)})`;
      await page.evaluate(`window.isLeft = true; setTimeout(() => ${leave})`);
      await untilDone(async () => {
        if (await page.evaluate(`window.isLeft || document.readyState === 'loading'`)) {
          throw new Error(`Firefox has not opened ${address}.`);
        }
      });
    },
    value: async (expression) => (await page.evaluate(expression)) as never,
    mouse: (x, y, isPressed) => (isPressed ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    // A click replaces the touch, for which Firefox's driver needs a touch screen.
    touch: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    choose: async (selector, paths) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(...paths);
    },
    // `goBack()` waits for a load event, which a step within the same document doesn't cause.
    back: async () => void (await page.evaluate('history.back()')),
    forward: async () => void (await page.evaluate('history.forward()')),
    resize: (width, height) => page.setViewport({width, height}),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
