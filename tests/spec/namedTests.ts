import fs from 'node:fs';
import ts from 'typescript';

interface NamedTest {
  readonly title: string;
  readonly skipped?: string | undefined;
  readonly isEmpty: boolean;
}

const SKIPS = new Set(['skip', 'fixme', 'todo', 'fails']);
const known = new Map<string, readonly NamedTest[]>();

function namesOf(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) {
    return [callee.text];
  }
  if (ts.isPropertyAccessExpression(callee)) {
    return [...namesOf(callee.expression), callee.name.text];
  }
  if (ts.isCallExpression(callee)) {
    return namesOf(callee.expression);
  }
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
}

/** `skip(true, …)` in its body leaves a test out at every run. */
const isAlwaysSkipped = (node: ts.Node): boolean =>
  ts.isCallExpression(node)
    ? SKIPS.has(namesOf(node.expression).at(-1) ?? '') &&
      (node.arguments.length === 0 || node.arguments[0]!.kind === ts.SyntaxKind.TrueKeyword)
    : false;

function testsIn(file: string): readonly NamedTest[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: NamedTest[] = [];
  const walk = (node: ts.Node, groups: readonly string[], skipped: string | undefined): void => {
    const names = ts.isCallExpression(node) ? namesOf(node.expression) : [];
    const [title, ...others] = ts.isCallExpression(node) ? node.arguments : [];
    if (!['it', 'test', 'describe'].includes(names[0] ?? '') || !title || !isTitle(title)) {
      ts.forEachChild(node, (child) => walk(child, groups, skipped));
      return;
    }
    const path = [...groups, title.getText(source).slice(1, -1).replaceAll("\\'", "'")];
    const own = skipped ?? names.find((name) => SKIPS.has(name));
    const body = others.find((part) => ts.isArrowFunction(part) || ts.isFunctionExpression(part));
    if (names.includes('describe')) {
      ts.forEachChild(node, (child) => walk(child, path, own));
      return;
    }
    const statements =
      body && ts.isBlock(body.body) ? [...body.body.statements] : body ? [body.body] : [];
    const skips = statements.some(
      (line) => ts.isExpressionStatement(line) && isAlwaysSkipped(line.expression),
    );
    found.push({
      title: path.join(' › '),
      skipped: own ?? (skips ? 'skip' : undefined),
      isEmpty: statements.length === 0,
    });
  };
  walk(source, [], undefined);
  return found;
}

const isTitle = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Tells why a named test is missing, skipped or empty. */
export function wrongWithTest(file: string, title: string): string | undefined {
  if (!fs.existsSync(file)) {
    return `the file ${file} is gone`;
  }
  if (
    !/^(?:tests\/(?:browser|ordinary|preview|subpath)\/.*\.spec\.ts|(?:src|scripts|tests)\/.*\.test\.ts)$/.test(
      file,
    )
  ) {
    return `no step of npm test runs ${file}`;
  }
  known.set(file, known.get(file) ?? testsIn(file));
  const test = known.get(file)!.find((each) => each.title === title);
  if (!test) {
    return `${file} has no test "${title}"`;
  }
  if (test.skipped !== undefined) {
    return `the test "${title}" of ${file} is left out by ${test.skipped}`;
  }
  return test.isEmpty ? `the test "${title}" of ${file} is empty` : undefined;
}
