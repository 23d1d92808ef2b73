import {readFileSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {ensureChromium} from './lib/chromium';
import {runScript} from './lib/runScript';

const image = (name: string) => new URL(`../static/img/${name}`, import.meta.url);
const logo = readFileSync(image('logo.svg'), 'utf8');
const ground = '#0b6170';

/** The square has no round corners, because each system cuts its own. */
const square = logo.replace(/rx="[\d.]+"/, 'rx="0"');

/** A maskable icon has its logo in the middle 60 %, which no system cuts off. */
const maskable = square
  .replace(
    /(<svg[^>]*>)/,
    `$1<rect width="32" height="32" fill="${ground}"/><g transform="translate(4 4) scale(.75)">`,
  )
  .replace('</svg>', '</g></svg>');

interface Picture {
  readonly size: number;
  readonly data: Buffer;
}

function ico(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({size, data}, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pictures.map(({data}) => data)]);
}

runScript('make-icons', async () => {
  const browser = await chromium.launch({executablePath: await ensureChromium()});
  const page = await browser.newPage();
  const png = async (svg: string, size: number): Promise<Picture> => {
    await page.setViewportSize({width: size, height: size});
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    return {size, data: await page.screenshot({omitBackground: true})};
  };
  const small = [await png(logo, 16), await png(logo, 32), await png(logo, 48)];
  writeFileSync(image('favicon.ico'), ico(small));
  writeFileSync(image('apple-touch-icon.png'), (await png(square, 180)).data);
  writeFileSync(image('icon-192.png'), (await png(logo, 192)).data);
  writeFileSync(image('icon-512.png'), (await png(logo, 512)).data);
  writeFileSync(image('icon-maskable-512.png'), (await png(maskable, 512)).data);
  await browser.close();
});
