/** Compressed files beside the texts of a build, for hosts that send them as they are (nginx, Caddy). */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {filesBelow} from '../../../src/site/filesBelow';

const TEXT = /\.(?:css|html|ini|js|json|md|mjs|py|svg|ts|txt|webmanifest|xml|ya?ml)$/;
/** Bytes; a smaller file gains less than a header costs. */
const SMALLEST = 1024;
/** Level 9 takes thirty times as long for 0.3 % less: it clears a large table for every file. */
const BROTLI_LEVEL = 8;

/** Writes `.gz` and `.br` beside every text of at least 1 KB. Returns the number of texts. */
export async function compressTexts(outDir: string): Promise<number> {
  const queue = filesBelow(outDir).filter((file) => TEXT.test(file));
  // A page has the same content at two addresses.
  const known = new Map<string, Promise<readonly [Buffer, Buffer]>>();
  let count = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const place = path.join(outDir, file);
      const content = await fs.readFile(place);
      if (content.length < SMALLEST) {
        continue;
      }
      const key = createHash('sha1').update(content).digest('hex');
      const packed =
        known.get(key) ??
        Promise.all([
          promisify(zlib.gzip)(content, {level: 9}),
          promisify(zlib.brotliCompress)(content, {
            params: {
              [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
              [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
        ]);
      known.set(key, packed);
      const [gzip, brotli] = await packed;
      await Promise.all([fs.writeFile(`${place}.gz`, gzip), fs.writeFile(`${place}.br`, brotli)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({length: 4}, work));
  return count;
}
