/**
 * `npm run licenses`: the licences of all packages in the lock file, and how many have each, in the
 * tree that builds the site and in the one for tests and tools. Option: --list names every package.
 * Ends with 1 when a licence is unknown or not allowed.
 */
import {parseArgs} from 'node:util';
import {licenceOf, licenceProblems, limitedReason} from './lib/supplyChain/licences';
import {readLockFile} from './lib/supplyChain/lockFile';

const {values} = parseArgs({options: {list: {type: 'boolean', default: false}}});
const packages = readLockFile();
const licences = [...new Set(packages.map(licenceOf))].sort();

console.log('Build  Tools  Licence');
for (const licence of licences) {
  const those = packages.filter((item) => licenceOf(item) === licence);
  const tools = those.filter(({isDev}) => isDev).length;
  const reason = limitedReason(licence);
  console.log(
    `${String(those.length - tools).padStart(5)}  ${String(tools).padStart(5)}  ${licence}${reason ? ` (${reason})` : ''}`,
  );
  if (values.list) {
    console.log(those.map(({id}) => `               ${id}`).join('\n'));
  }
}
const problems = licenceProblems(packages);
console.log(`${packages.length} packages, ${problems.length} problems.`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
