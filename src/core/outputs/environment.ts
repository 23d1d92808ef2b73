import {
  communityImages,
  type CommunityImageId,
  type ImageVariable,
} from '../../data/communityImages';
import {isOn, isSame, printInput, type EditorData, type EditorSetting} from '../editor';
import {quote, unquote, type IniEntry} from '../ini';

type Image = (typeof communityImages)[number];

type Form = 'compose' | 'env';

export type Environment = ReturnType<typeof environmentFor>;

export function variableOf(image: Image, key: string): ImageVariable | undefined {
  const variables: Readonly<Record<string, ImageVariable | undefined>> = image.variables;
  return variables[key];
}

/** Converts a variable's value; without parentheses the game would skip a list. */
export function rawOf(setting: EditorSetting, value: string): string {
  switch (setting.type) {
    case 'string':
      return quote(value);
    case 'bool':
      return isOn(value) ? 'True' : 'False';
    case 'int':
    case 'float':
      return printInput(setting, value) ?? value;
    case 'list':
      return value === '' || value.startsWith('(') ? value : `(${value})`;
    case 'enum':
      return value;
  }
}

/** Compose doubles a dollar sign; in an env file it is quoted. */
function printLine(form: Form, name: string, value: string): string {
  if (form === 'compose') {
    return `  ${name}: ${JSON.stringify(value).replaceAll('$', '$$$$')}`;
  }
  if (/^[\w.,()-]*$/.test(value)) {
    return `${name}=${value}`;
  }
  // A backslash can't end a text in single quotes.
  return value.includes('\\')
    ? `${name}="${value.replace(/["\\$]/g, '\\$&')}"`
    : `${name}='${value.replaceAll("'", "\\'")}'`;
}

/** Writes settings, unless the image's default is the same. */
export function environmentFor(
  entries: readonly IniEntry[],
  data: EditorData,
  id: CommunityImageId,
  form: Form,
) {
  const image = communityImages.find((one) => one.id === id)!;
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
    // Quotes, backslashes and line breaks might not arrive as they were written.
    if (/["\\\n\r]/.test(text)) {
      doubtful.push(setting.key);
    }
    lines.push(printLine(form, variable.name, text));
  }
  const text = form === 'compose' ? ['environment:', ...lines] : lines;
  return {text: `${text.join('\n')}\n`, without, doubtful};
}
