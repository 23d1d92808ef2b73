/**
 * `npm run check:pages`: reads every page of the newest and of the oldest edition in all languages as a
 * build does, and names each mistake in components and facts, dead links, dead anchors and missing
 * pictures. Other editions, and what components link to, are looked at by the build.
 */
import {locales} from '../src/data/locales';
import {versionIds} from '../src/data/versions';
import {mistakesIn} from './lib/readPages';

async function main(): Promise<void> {
  const mistakes = new Set<string>();
  const editions = [versionIds[0], versionIds.at(-1)].filter((version) => version !== undefined);
  for (const version of editions) {
    for (const locale of locales) {
      for (const mistake of await mistakesIn(process.cwd(), version, locale)) {
        mistakes.add(mistake);
      }
    }
  }
  console.error([...mistakes].join('\n'));
  process.exitCode = mistakes.size > 0 ? 1 : 0;
}

void main();
