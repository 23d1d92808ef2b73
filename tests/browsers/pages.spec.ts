import {locales, pageKinds} from '../support/pageKinds';
import {expect, test} from './reader';

for (const {name, path} of pageKinds) {
  test(`${name}: without a message, and nothing is sideways`, async ({reader}) => {
    for (const {locale, base} of locales) {
      await reader.open(base + path);
      for (const width of [1280, 390]) {
        await reader.engine.resize(width, 844);
        const sideways = await reader.engine.value<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(sideways, `${locale}, ${width} px`).toBeLessThanOrEqual(0);
      }
      await reader.sees(`document.querySelector('main').innerText.length > 20`);
    }
  });
}
