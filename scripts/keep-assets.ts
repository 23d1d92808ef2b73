import {keepAssets} from './lib/keepAssets';

const [previous] = process.argv.slice(2);
if (!previous) {
  throw new Error('Name the folder of the release before: npm run keep-assets -- previous');
}
console.log(`${keepAssets(previous, 'build')} files of the release before kept.`);
