/** A settings file as the environment variables of a community image for Docker, and back. */
import {
  communityImages,
  type CommunityImageId,
  type ImageVariable,
} from '../../data/communityImages';
import {
  defaultEntries,
  isOn,
  isSame,
  printInput,
  type EditorData,
  type EditorSetting,
} from '../editor';
import {quote, unquote, type IniEntry} from '../ini';

type Image = (typeof communityImages)[number];

/** `compose`: below `environment:` in compose.yaml; `env`: a file that `env_file:` names. */
export type EnvironmentForm = 'compose' | 'env';

export interface Environment {
  readonly text: string;
  /** Changed settings for which the image has no variable. */
  readonly without: readonly string[];
  /** Settings whose values have signs that may not come through: quotes, backslashes, line breaks. */
  readonly doubtful: readonly string[];
}

function imageOf(id: CommunityImageId): Image {
  return communityImages.find((image) => image.id === id)!;
}

function variableOf(image: Image, key: string): ImageVariable | undefined {
  const variables: Readonly<Record<string, ImageVariable | undefined>> = image.variables;
  return variables[key];
}

/** A value of a variable as the file holds it. Without parentheses a list would be passed over. */
function rawOf(setting: EditorSetting, value: string): string {
  switch (setting.type) {
    case 'string':
      return quote(value);
    case 'bool':
      return isOn(value) ? 'True' : 'False';
    case 'int':
    case 'float':
      return printInput(setting, value) ?? value;
    case 'list':
      return value.startsWith('(') ? value : `(${value})`;
    case 'enum':
      return value;
  }
}

/** A line for a variable. In compose.yaml a dollar sign is doubled; in an env file, in single quotes, it is a sign. */
function printLine(form: EnvironmentForm, name: string, value: string): string {
  if (form === 'compose') {
    return `  ${name}: ${JSON.stringify(value).replaceAll('$', '$$$$')}`;
  }
  return /^[\w.,()-]*$/.test(value)
    ? `${name}=${value}`
    : `${name}='${value.replaceAll("'", "\\'")}'`;
}

/**
 * The variables with which an image writes the settings of a file. A setting needs none where the
 * image itself writes the same without it.
 */
export function environmentFor(
  entries: readonly IniEntry[],
  data: EditorData,
  id: CommunityImageId,
  form: EnvironmentForm,
): Environment {
  const image = imageOf(id);
  const inFile = new Map(entries.map(({key, value}) => [key.toLowerCase(), value]));
  const {name, writes, default: unset} = image.settingsMode;
  const lines = unset === writes ? [] : [printLine(form, name, writes)];
  const without: string[] = [];
  const doubtful: string[] = [];
  for (const setting of data.settings) {
    const value = inFile.get(setting.key.toLowerCase()) ?? setting.preset;
    const variable = variableOf(image, setting.key);
    if (!variable) {
      if (!isSame(setting, value, setting.preset)) {
        without.push(setting.key);
      }
      continue;
    }
    const written = variable.default;
    if (written !== undefined && isSame(setting, value, rawOf(setting, written))) {
      continue;
    }
    const text = unquote(value);
    if (/["\\\n\r]/.test(text)) {
      doubtful.push(setting.key);
    }
    lines.push(printLine(form, variable.name, text));
  }
  const text = form === 'compose' ? ['environment:', ...lines] : lines;
  return {text: `${text.join('\n')}\n`, without, doubtful};
}

/** The lines of an env file or of a compose file that set a variable: `A=1`, `- A=1`, `A: "1"`. */
function readLines(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const match =
      /^\s*(?:-\s+)?(?:export\s+)?(?<open>["']?)(?<name>[A-Za-z_]\w*)\s*(?<sign>[=:])(?<rest>.*)$/.exec(
        line,
      )?.groups;
    if (!match) {
      continue;
    }
    const {open = '', name = '', sign = '', rest = ''} = match;
    const isCompose = sign === ':' || /^\s*-\s/.test(line);
    // - "A=1": the quotes are around the whole.
    const value = readValue(open ? `${open}${rest.trim()}` : rest.trim());
    found.set(name, isCompose ? value.replaceAll('$$', '$') : value);
  }
  return found;
}

function readValue(raw: string): string {
  const [, double] = /^"((?:[^"\\]|\\.)*)"/.exec(raw) ?? [];
  if (double !== undefined) {
    return double.replace(/\\(["\\$])/g, '$1').replaceAll('\\n', '\n');
  }
  const [, single] = /^'((?:[^'\\]|\\.|'')*)'/.exec(raw) ?? [];
  if (single !== undefined) {
    return single.replaceAll("\\'", "'").replaceAll("''", "'");
  }
  return raw.replace(/\s+#.*$/, '');
}

export interface FromEnvironment {
  readonly image: CommunityImageId;
  /** The file that the image writes from the variables. */
  readonly entries: readonly IniEntry[];
  /** How many variables of settings the text sets. */
  readonly count: number;
  /** Settings that the text leaves to the image, and for which it has a default of its own. */
  readonly ownDefaults: readonly string[];
}

/** So few variables may stand in any file. */
const fewest = 2;

/** Reads the variables of a community image; undefined for another text. */
export function readEnvironment(text: string, data: EditorData): FromEnvironment | undefined {
  if (/\[\/Script|OptionSettings/i.test(text)) {
    return undefined;
  }
  const lines = readLines(text);
  const known = communityImages.map((image) => {
    const set = data.settings.filter(({key}) => {
      const variable = variableOf(image, key);
      return variable !== undefined && lines.has(variable.name);
    });
    const hasMode = lines.has(image.settingsMode.name) ? 1 : 0;
    return {image, count: set.length, weight: set.length + hasMode};
  });
  const [best] = known.sort((a, b) => b.weight - a.weight);
  if (!best || best.count < fewest) {
    return undefined;
  }
  const {image, count} = best;
  const ownDefaults: string[] = [];
  const entries = defaultEntries(data).map(({key, value}) => {
    const setting = data.settings.find((one) => one.key === key)!;
    const variable = variableOf(image, key);
    const given = variable && lines.get(variable.name);
    if (given !== undefined) {
      return {key, value: rawOf(setting, given)};
    }
    if (variable?.default === undefined) {
      return {key, value};
    }
    const written = rawOf(setting, variable.default);
    if (isSame(setting, written, value)) {
      return {key, value};
    }
    ownDefaults.push(key);
    return {key, value: written};
  });
  return {image: image.id, entries, count, ownDefaults};
}
