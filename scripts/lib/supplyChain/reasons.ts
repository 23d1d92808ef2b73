/** Reads DEPENDENCIES.md and compares it with package.json: every direct dependency needs a reason. */
import fs from 'node:fs';
import type {LockedPackage} from './lockFile';

export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

/** A line of a table in DEPENDENCIES.md. */
interface Row {
  readonly name: string;
  readonly reason: string;
  /** A file that names the package, or `peer of` another package. */
  readonly usedIn: string;
}

const SECTIONS = {
  dependencies: 'Builds the site',
  devDependencies: 'Tests and tools',
  overrides: 'Overrides',
} as const;

/** The rows of the table below a heading. Throws when there is none. */
export function readReasons(markdown: string, heading: string): Row[] {
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  const rows = [...(section ?? '').matchAll(/^\| `([^`]+)` *\|([^|]+)\|(?:([^|]+)\|)?$/gm)];
  if (rows.length === 0) {
    throw new Error(`DEPENDENCIES.md has no table below "## ${heading}".`);
  }
  return rows.map(([, name = '', reason = '', usedIn = '']) => ({
    name,
    reason: reason.trim(),
    usedIn: usedIn.trim().replaceAll('`', ''),
  }));
}

/** What is wrong with the place that a row names as the use of the package; undefined when it is right. */
function usageProblem(
  {name, usedIn}: Row,
  manifest: Manifest,
  packages: readonly LockedPackage[],
): string | undefined {
  const host = /^peer of (?<host>\S+)$/.exec(usedIn)?.groups?.host;
  if (host) {
    const isPeer = packages.some((item) => item.name === host && item.peerDependencies?.[name]);
    return isPeer ? undefined : `${host} does not ask for ${name} as a peer`;
  }
  if (!fs.existsSync(usedIn)) {
    return `the file "${usedIn}" does not exist`;
  }
  const text =
    usedIn === 'package.json'
      ? Object.values(manifest.scripts).join('\n')
      : fs.readFileSync(usedIn, 'utf8');
  // By its name, its command, without the prefix of the tool that it extends, or as what its types describe.
  const names = [
    name,
    name.replace(/^(?:@types\/|textlint-(?:filter-rule|plugin|rule)-)/, ''),
    ...Object.keys(packages.find((item) => item.name === name)?.bin ?? {}),
  ];
  return names.some((known) => text.includes(known))
    ? undefined
    : `${usedIn} does not name ${name}`;
}

/** A sentence for every dependency without a reason, every stale reason, and every wrong place of use. */
export function reasonProblems(
  markdown: string,
  manifest: Manifest,
  packages: readonly LockedPackage[],
): string[] {
  return Object.entries(SECTIONS).flatMap(([field, heading]) => {
    const rows = readReasons(markdown, heading);
    const wanted = Object.keys(manifest[field as keyof typeof SECTIONS]);
    const known = rows.map(({name}) => name);
    return [
      ...wanted
        .filter((name) => !known.includes(name))
        .map(
          (name) =>
            `${name} is in "${field}" of package.json without a reason. Add a line below "## ${heading}" in DEPENDENCIES.md, or remove the package.`,
        ),
      ...known
        .filter((name) => !wanted.includes(name))
        .map(
          (name) =>
            `DEPENDENCIES.md gives a reason for ${name} below "## ${heading}", but it is not in "${field}" of package.json. Remove the line.`,
        ),
      ...rows
        .filter(({reason}) => reason.length < 10)
        .map(({name}) => `DEPENDENCIES.md does not say what ${name} is needed for.`),
      ...(field === 'overrides' ? [] : rows)
        .map((row) => ({row, problem: usageProblem(row, manifest, packages)}))
        .filter(({problem}) => problem)
        .map(
          ({row, problem}) =>
            `DEPENDENCIES.md: ${problem}. Name a file that uses it, or remove ${row.name}.`,
        ),
    ];
  });
}
