import {createHash} from 'node:crypto';
import {buildSync} from 'esbuild';
import {commandFacts} from './facts';
import {reportSchema} from './reportSchema';

const commandName = 'palworld-settings';

const entry = (facts: string): string => `
import path from 'node:path';
import {run} from './cli/main';
const {env} = process;
const quietly = ({code}) => {
  if (code !== 'EPIPE') {
    process.exitCode = 2;
  }
};
process.stdout.on('error', quietly);
process.stderr.on('error', quietly);
const name = path.basename(process.argv[1] ?? '');
process.exitCode = run(process.argv.slice(2), ${facts}, {
  folder: process.cwd(),
  language: env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale,
  name: name.endsWith('.mjs') ? 'node ' + name : name,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
`;

/** Builds the command as one file; the same sources give the same bytes. */
export function commandFile(): string {
  const {outputFiles} = buildSync({
    stdin: {
      contents: entry(JSON.stringify(commandFacts())),
      resolveDir: __dirname,
      sourcefile: 'palworld-settings.ts',
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    banner: {
      js: '#!/usr/bin/env node\n// palworld-settings: checks PalWorldSettings.ini. Part of the Palworld Server Guide, MIT licence.',
    },
  });
  return outputFiles[0]!.text;
}

/** Gives the files below `tools/`; `root` is the site's address with '/'. */
export function toolFiles(root: string): ReadonlyMap<string, string> {
  const script = commandFile();
  const file = `${commandName}.mjs`;
  const schemaPath = `tools/${commandName}.schema.json`;
  const sum = createHash('sha256').update(script).digest('hex');
  return new Map([
    [`tools/${file}`, script],
    [`tools/${file}.sha256`, `${sum}  ${file}\n`],
    [schemaPath, `${JSON.stringify({$id: root + schemaPath, ...reportSchema}, null, 2)}\n`],
  ]);
}
