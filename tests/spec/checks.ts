import fs from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import {escapeRegExp} from '../../src/core/text/escapeRegExp';
import {
  address,
  atRoot,
  hosted,
  locales,
  versions,
  type Locale,
  type Version,
} from '../support/addresses';
import {builtFile, builtHtml} from '../support/builtSite';
import {wrongWithTest} from './namedTests';

export interface Check {
  readonly isOfBuild?: true;
  readonly wrong: () => string | undefined | Promise<string | undefined>;
}

/** Names the test by its title below its groups', with ' › ' between. */
export const triedBy = (file: string, title: string): Check => ({
  wrong: () => wrongWithTest(file, title),
});

const LANGUAGE: Readonly<Record<Locale, string>> = {en: 'en-US', ja: 'ja-JP'};

function wrongWithPage(locale: Locale, at: string, sign: string): string | undefined {
  try {
    const html = builtHtml(at);
    if (!new RegExp(`<html[^>]* lang="?${LANGUAGE[locale]}`).test(html)) {
      return `${at} is not in the language ${LANGUAGE[locale]}`;
    }
    return html.includes(sign) ? undefined : `${at} lacks ${sign}`;
  } catch (error) {
    return String(error);
  }
}

const inEachLanguage = (
  name: string,
  of: readonly Version[],
  wrongAt: (at: string, locale: Locale) => string | undefined,
): Check => ({
  isOfBuild: true,
  wrong: () =>
    of
      .flatMap((version) =>
        locales.map((locale) => wrongAt(address(locale, version, name), locale)),
      )
      .find((text) => text !== undefined),
});

/** Checks a page of editions in every language, below their menu. */
export const page = (name: string, of: readonly Version[] = versions): Check =>
  inEachLanguage(name, of, (at, locale) => wrongWithPage(locale, at, 'theme-doc-sidebar'));

export const noPage = (name: string, of: readonly Version[]): Check =>
  inEachLanguage(name, of, (at) =>
    [at, `${at}.html`].some((file) => fs.existsSync(builtFile(file)))
      ? `${at} is there`
      : undefined,
  );

/** Checks a page outside the editions, in every language. */
export const sitePage = (name: string, sign = '<h1'): Check =>
  inEachLanguage(name, [atRoot], (at, locale) => wrongWithPage(locale, at, sign));

export const leads = (from: string, to: string): Check =>
  inEachLanguage(from, [atRoot], (at, locale) => {
    const target = hosted(locale, atRoot, to).replace(/(?<=.)\/$/, '');
    const leading = new RegExp(`url=${escapeRegExp(target)}/?"`);
    const wrong = [`${at}.html`, `${at}/index.html`].find((name) => {
      const file = builtFile(name);
      return !fs.existsSync(file) || !leading.test(fs.readFileSync(file, 'utf8'));
    });
    return wrong && `${wrong} does not lead to ${target}`;
  });

const lacking = (place: string, content: string, text: string | RegExp) =>
  (typeof text === 'string' ? content.includes(text) : text.test(content))
    ? undefined
    : `${place} lacks ${String(text)}`;

export const inPage = (at: string, text: string | RegExp): Check => ({
  isOfBuild: true,
  wrong: () => lacking(at, builtHtml(at), text),
});

const assets = new Map<string, string>();

export const inAssets = (folder: 'js' | 'css', text: string): Check => ({
  isOfBuild: true,
  wrong: () => {
    const at = builtFile(`assets/${folder}`);
    const all =
      assets.get(folder) ??
      fs
        .readdirSync(at)
        .filter((name) => name.endsWith(`.${folder}`))
        .map((name) => fs.readFileSync(path.join(at, name), 'utf8'))
        .join('\n');
    assets.set(folder, all);
    return lacking(`each file in assets/${folder}`, all, text);
  },
});

const wrongValue = (what: string, found: unknown, wanted: unknown) =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? undefined
    : `${what} is ${JSON.stringify(found)}`;

export const is = (what: string, found: unknown, wanted: unknown): Check => ({
  wrong: () => wrongValue(what, found, wanted),
});

/** Checks what a module exports by its path there: 'default.themeConfig.footer.style'. */
export const value = (module: string, name: string, wanted: unknown): Check => ({
  wrong: async () => {
    const all: unknown = await import(path.resolve(module));
    const found = name
      .split('.')
      .reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], all);
    return wrongValue(`${name} of ${module}`, found, wanted);
  },
});

/** Checks an option by its path: 'themeConfig.footer.style'. */
export const option = (name: string, wanted: unknown): Check => ({
  ...value('docusaurus.config', `default.${name}`, wanted),
  isOfBuild: true,
});

export const inFile = (file: string, text?: string | RegExp): Check => ({
  wrong: () => {
    if (!fs.existsSync(file)) {
      return `${file} is not there`;
    }
    return text === undefined ? undefined : lacking(file, fs.readFileSync(file, 'utf8'), text);
  },
});

/** Checks a package's installed release line. */
export const installed = (name: string, release = ''): Check => ({
  wrong: () => {
    const all: Readonly<Record<string, string>> = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
    };
    const found = all[name];
    if (found === undefined) {
      return `package.json does not name ${name}`;
    }
    if (!`${found}.`.startsWith(release && `${release}.`)) {
      return `${name} is ${found}, not ${release}`;
    }
    return fs.existsSync(`node_modules/${name}/package.json`)
      ? undefined
      : `${name} is not installed`;
  },
});

const textOrPattern = (text: string): string | RegExp => {
  const [, source, flags] = /^\/(.*)\/([ims]*)$/.exec(text) ?? [];
  return source ? new RegExp(source, flags) : text;
};

/** Reads a check of rows.yaml: a function's name and its words. Throws at an unknown one. */
export function checkOf(line: string): Check {
  const [kind = '', first = '', ...others] = line.split(' ');
  const text = others.join(' ');
  const whole = [first, ...others].join(' ');
  const wanted = (): unknown => {
    const json = / ?= (?<json>.*)$/.exec(text)?.groups?.json;
    return json === undefined ? undefined : JSON.parse(json);
  };
  const kinds: Readonly<Record<string, () => Check>> = {
    triedBy: () => triedBy(first, text),
    inPage: () => inPage(first, textOrPattern(text)),
    inFile: () => inFile(first, text === '' ? undefined : textOrPattern(text)),
    inScripts: () => inAssets('js', whole),
    inStyles: () => inAssets('css', whole),
    installed: () => installed(first, text),
    option: () => option(first, wanted()),
    value: () => value(first, others[0] ?? '', wanted()),
    page: () => page(first, others[0] === 'of' ? (others[1]!.split(',') as Version[]) : undefined),
    sitePage: () => sitePage(first, text || undefined),
  };
  const make = kinds[kind];
  if (!make) {
    throw new Error(
      `"${line}" begins with no check. The checks are ${Object.keys(kinds).join(', ')}.`,
    );
  }
  return make();
}
