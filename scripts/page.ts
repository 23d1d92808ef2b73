/** `npm run page -- new|move|remove …`: a page with everything that belongs to it. */
import {execFileSync} from 'node:child_process';
import {movePage, newPage, removePage} from './lib/pageOperations';

const HELP = `npm run page -- new operate/watchdog [operate/backups]       a page, in the sidebar behind another
npm run page -- move operate/mods operate/modding          renames a page; its old address leads on
npm run page -- remove operate/mods operate/updates        removes a page; its address leads to another
`;

function run([command, page, other]: readonly string[]): readonly string[] {
  switch (command) {
    case 'new':
      return newPage('.', page ?? '', other);
    case 'move':
      return movePage('.', page ?? '', other ?? '');
    case 'remove':
      return removePage('.', page ?? '', other ?? '');
    case undefined:
    default:
      throw new Error(HELP);
  }
}

try {
  const files = run(process.argv.slice(2));
  // A process of its own: the sidebar that was read at the start is the old one.
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/sync.ts'], {
    stdio: 'inherit',
  });
  console.log(`Look at these files:\n${files.map((file) => `  ${file}`).join('\n')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
