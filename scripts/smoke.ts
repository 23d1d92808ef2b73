/**
 * Looks at a published site from outside and ends with 1 when something is wrong.
 *
 *   npm run smoke -- https://example.org/guide/
 */
import {smoke} from './lib/smoke';

async function main(): Promise<void> {
  const [site] = process.argv.slice(2);
  if (!site || !URL.canParse(site)) {
    throw new Error('Name the address of the site: npm run smoke -- https://example.org/guide/');
  }
  const {looked, problems} = await smoke(site.replace(/\/?$/, '/'));
  problems.forEach((problem) => console.log(problem));
  console.log(`${looked} addresses looked at, ${problems.length} with a fault.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
