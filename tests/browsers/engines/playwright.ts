import * as playwright from '@playwright/test';
import type {Engine, EngineName} from './engine';

/** Starts Chromium, or Playwright's own build of another engine. */
export async function startPlaywright(name: EngineName, executablePath?: string): Promise<Engine> {
  const browser = await playwright[name].launch({
    ...(executablePath && {executablePath}),
    args: name === 'chromium' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  const page = await browser.newPage({hasTouch: true});
  return {
    open: async (address) => void (await page.goto(address)),
    value: (expression) => page.evaluate(expression),
    mouse: (x, y, isPressed) => (isPressed ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    touch: (x, y) => page.touchscreen.tap(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    choose: (selector, paths) => page.setInputFiles(selector, [...paths]),
    back: async () => void (await page.goBack({waitUntil: 'commit'})),
    forward: async () => void (await page.goForward({waitUntil: 'commit'})),
    resize: (width, height) => page.setViewportSize({width, height}),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
