import fs from 'node:fs';
import {ownSearch} from '../tests/search/evaluate';
async function main() {
  const [, , locale, file, root, ...queries] = process.argv;
  const s = await ownSearch(JSON.parse(fs.readFileSync(file!, 'utf8')), locale!, root!);
  for (const q of queries) console.log(q, '\n   ', (await s(q)).slice(0, 10).join('\n    '));
}
void main();
