import {locales, pageKinds} from '../support/pageKinds';
import {expect, test} from './reader';

for (const [at, {name, path}] of pageKinds.entries()) {
  test(`${name}: without a message, and nothing is sideways`, async ({reader, engineName}) => {
    // One engine opens a page in English, and the other one in Japanese.
    const {base} = locales[(at + (engineName === 'webkit' ? 1 : 0)) % locales.length]!;
    await reader.open(base + path);
    for (const width of [1280, 390]) {
      await reader.engine.resize(width, 844);
      const sideways = await reader.engine.value<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
    await reader.sees(`document.querySelector('main').innerText.length > 20`);
  });
}
