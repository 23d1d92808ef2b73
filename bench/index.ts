import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {measureBuild} from './parts/build';
import {measureLighthouse} from './parts/lighthouse';
import {measureNavigation} from './parts/navigation';
import {measureSearch} from './parts/search';

const README = 'bench/README.md';

function circumstances(): string {
  const cpus = os.cpus();
  const load = os.loadavg()[0] ?? 0;
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, ${os.type()} ${os.arch()}, Node.js ${process.versions.node}; load of the machine at the end ${load.toFixed(1)}.`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      runs: {type: 'string', default: '5'},
      clicks: {type: 'string', default: '100'},
      write: {type: 'boolean', default: false},
    },
  });
  const parts = {
    lighthouse: () => measureLighthouse(Number(values.runs)),
    navigation: () => measureNavigation(Number(values.clicks)),
    search: measureSearch,
    build: measureBuild,
  };
  for (const name of values.only?.split(',') ?? Object.keys(parts)) {
    const part = parts[name as keyof typeof parts];
    if (!part) {
      throw new Error(`--only knows ${Object.keys(parts).join(', ')}, not "${name}".`);
    }
    const text = `${await part()}\n\n${circumstances()}`;
    console.log(`\n## ${name}\n\n${text}`);
    if (values.write) {
      const marks = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*(?=<!-- /${name} -->)`);
      const before = fs.readFileSync(README, 'utf8');
      fs.writeFileSync(
        README,
        before.replace(marks, () => `\n${text}\n\n`),
      );
      execFileSync('npx', ['prettier', '--write', README]);
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
