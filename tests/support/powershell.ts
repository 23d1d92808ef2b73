/** Reads PowerShell with the grammar of an editor, so that every machine can check it. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';
import {hasTool} from '../../scripts/lib/ensureTool';
import {readYaml} from './readYaml';

const grammar = createRequire(import.meta.url).resolve(
  'tree-sitter-pwsh/tree-sitter-powershell.wasm',
);
await Parser.init();
const parser = new Parser().setLanguage(await Language.load(grammar));

function rootOf(text: string): Node {
  const tree = parser.parse(`${text.trimEnd()}\n`);
  if (!tree) {
    throw new Error('The grammar of PowerShell was not loaded.');
  }
  return tree.rootNode;
}

/** The places, by line, where a text is not PowerShell. */
export function faultsOf(text: string): readonly string[] {
  const root = rootOf(text);
  if (!root.hasError) {
    return [];
  }
  const lines = text.split('\n');
  const places = (node: Node): readonly Node[] =>
    node.isError || node.isMissing
      ? [node]
      : node.children.flatMap((child) => (child?.hasError ? places(child) : []));
  const found = places(root).map(
    ({startPosition: {row}, isMissing, type}) =>
      `line ${row + 1}${isMissing ? ` lacks ${type}` : ''}: ${(lines[row] ?? '').trim()}`,
  );
  // An error below a node that has no child to blame, such as a missing sign, is still an error.
  return found.length > 0 ? found : [`line 1: ${(lines[0] ?? '').trim()}`];
}

/** What PowerShell itself has against files; nothing where a machine lacks it. */
export function faultsByPowerShell(files: readonly string[]): string {
  if (!hasTool('pwsh')) {
    console.warn(`Skipped: ${files.length} PowerShell scripts were read by the grammar only.`);
    return '';
  }
  const parse =
    '$args | ForEach-Object { $file = $_; $found = $null; [void][Management.Automation.Language.Parser]::ParseFile($file, [ref]$null, [ref]$found); $found | ForEach-Object { "${file}: $_" } }';
  const line = `& { ${parse} } ${files.map((file) => `'${file}'`).join(' ')}`;
  const {stdout, stderr} = spawnSync('pwsh', ['-NoProfile', '-Command', line], {encoding: 'utf8'});
  return stdout + stderr;
}

/** The commands a text calls: cmdlets, functions and programs, as written. */
export function commandsOf(text: string): readonly string[] {
  return rootOf(text)
    .descendantsOfType('command_name')
    .flatMap((node) => (node ? [node.text] : []));
}

/** Variables that PowerShell sets itself. */
const automatic = ['_', 'true', 'false', 'null', 'matches', 'lastexitcode', 'args', 'psscriptroot'];

function nameOf({text}: Node): string {
  return text.replace(/^[$@]\{?(?:script:)?|\}$/g, '').toLowerCase();
}

/** Variables that a text uses and nowhere sets. */
export function unknownVariables(text: string): readonly string[] {
  const root = rootOf(text);
  const variables = (of: Node): readonly string[] =>
    of.descendantsOfType(['variable', 'braced_variable']).flatMap((node) => {
      const name = node ? nameOf(node) : '';
      return name === '' || name.includes(':') ? [] : [name];
    });
  const setters = root.descendantsOfType([
    'left_assignment_expression',
    'post_increment_expression',
    'script_parameter',
    'foreach_statement',
  ]);
  const known = new Set([
    ...automatic,
    ...setters.flatMap((node) => {
      if (!node) {
        return [];
      }
      const names = variables(node);
      return node.type === 'foreach_statement' ? names.slice(0, 1) : names;
    }),
  ]);
  return [...new Set(variables(root))].filter((name) => !known.has(name));
}

const existing = new Set(
  readYaml('tests/support/windowsCommands.yaml', {elements: {type: 'string'}}).map((name) =>
    name.toLowerCase(),
  ),
);

/**
 * Commands that neither Windows has nor the text defines, such as a cmdlet with a typing error.
 * Programs that are called by their path (`.\steamcmd.exe`, `& $program`) are not looked at.
 */
export function unknownCommands(text: string): readonly string[] {
  const own = rootOf(text)
    .descendantsOfType('function_name')
    .map((node) => node?.text.toLowerCase() ?? '');
  return [...new Set(commandsOf(text))].filter(
    (name) =>
      /^[\w-]+(?:\.exe)?$/.test(name) &&
      !own.includes(name.toLowerCase()) &&
      !existing.has(name.toLowerCase()),
  );
}
