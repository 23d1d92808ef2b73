/**
 * `npm run bench`: measures the guide beside Docusaurus classic and Astro Starlight with the same
 * words. bench/README.md explains the parts and the options.
 */
import {pageKinds} from '../tests/support/pageKinds';
import {readOptions, type BenchOptions, type PartName} from './lib/options';
import {circumstances, writeResults} from './lib/report';
import {measureBuilds} from './parts/build';
import {measureGrowth} from './parts/growth';
import {measureLighthouse} from './parts/lighthouse';
import {measureNavigation} from './parts/navigation';

const parts: Readonly<Record<PartName, (options: BenchOptions) => Promise<string>>> = {
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  build: measureBuilds,
  growth: measureGrowth,
};

async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    pageKinds.map(({name}) => name),
  );
  for (const name of options.parts) {
    const text = `${await parts[name](options)}\n\n${circumstances()}`;
    console.log(`\n## ${name}\n\n${text}`);
    if (options.isWriting) {
      writeResults(name, text);
    }
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
