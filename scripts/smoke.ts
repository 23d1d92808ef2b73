/**
 * Looks at a published site from outside. Ends with 1 when the site is broken, with 2 when the look
 * itself failed.
 *
 *   npm run smoke -- https://example.org/guide/
 *   npm run smoke -- https://example.org/guide/ --tries 3    # looks again before it says so
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {smoke, smokeVerdict} from './lib/smoke';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {tries: {type: 'string', default: '1'}, pause: {type: 'string', default: '60'}},
  });
  const [site] = positionals;
  if (!site || !URL.canParse(site)) {
    throw new Error('Name the address of the site: npm run smoke -- https://example.org/guide/');
  }
  const {looked, problems, verdict} = await smokeVerdict(() => smoke(site.replace(/\/?$/, '/')), {
    tries: Number(values.tries),
    pause: Number(values.pause) * 1000,
  });
  problems.forEach((problem) => console.log(problem));
  console.log(`${looked} addresses looked at, ${problems.length} with a fault: ${verdict}.`);
  // For the workflow that goes back to the release before: only on this word, not on any failure.
  if (process.env.GITHUB_OUTPUT) {
    fs.appendFileSync(process.env.GITHUB_OUTPUT, `verdict=${verdict}\n`);
  }
  process.exitCode = {good: 0, broken: 1, unknown: 2}[verdict];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
