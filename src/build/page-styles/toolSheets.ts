/** Links the style sheet of a tool in the pages that show the tool: Docusaurus links the shared one only. */
import fs from 'node:fs';
import path from 'node:path';

export const SHEET_PREFIX = 'tool-';

export interface ToolSheet {
  readonly file: string;
  /** The names of its classes as they stand in pages; each belongs to one component alone. */
  readonly classes: readonly string[];
}

const CLASS = /\.(?<name>[A-Za-z][\w-]*_(?:[\w-]|\\.){4})/g;

/** The classes of a sheet. Throws when there is none: its pages could not be found. */
export function classesOf(css: string, file: string): readonly string[] {
  const names = Array.from(css.matchAll(CLASS), ({groups}) => groups!.name!.replace(/\\/g, ''));
  if (names.length === 0) {
    throw new Error(`${file} has no class of a component: see src/build/page-styles.`);
  }
  return [...new Set(names)];
}

/** The sheets of tools in a folder of style sheets. */
export function toolSheetsIn(folder: string): readonly ToolSheet[] {
  return (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((file) => file.startsWith(SHEET_PREFIX) && file.endsWith('.css'))
    .sort()
    .map((file) => ({
      file,
      classes: classesOf(fs.readFileSync(path.join(folder, file), 'utf8'), file),
    }));
}

const SHARED = /<link rel="?stylesheet"? href="?(?<folder>[^\s">]*)\/styles\.[^\s">]+\.css"?[^>]*>/;

/**
 * Puts the links of the sheets that a page needs behind that of the shared one. `sheetsIn` gets the
 * address of the folder, '/ja/assets/css'.
 */
export function withToolSheets(
  html: string,
  sheetsIn: (folder: string) => readonly ToolSheet[],
): string {
  return html.replace(SHARED, (link, folder: string) => {
    const needed = sheetsIn(folder).filter(
      ({file, classes}) => !html.includes(file) && classes.some((name) => html.includes(name)),
    );
    return [
      link,
      ...needed.map(({file}) => `<link rel="stylesheet" href="${folder}/${file}">`),
    ].join('');
  });
}
