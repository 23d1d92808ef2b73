import {readFileSync, writeFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';

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

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();
}

function ico(sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => ({size, data: png(logo, size)}));
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

writeFileSync(image('favicon.ico'), ico([16, 32, 48]));
writeFileSync(image('apple-touch-icon.png'), png(square, 180));
writeFileSync(image('icon-192.png'), png(logo, 192));
writeFileSync(image('icon-512.png'), png(logo, 512));
writeFileSync(image('icon-maskable-512.png'), png(maskable, 512));
