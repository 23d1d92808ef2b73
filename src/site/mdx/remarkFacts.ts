import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root, RootContent} from 'mdast';
import type {VersionId} from '../../data/versions';
import {values} from '../../data/values';
import {pageValues, type PageValueId} from '../../core/builds';
import {attributesOf, importOf} from './mdxNodes';
import {phrasesOf} from '../phrases';
import {placedError} from './placedError';
import {componentNames, factsComponents, moduleOf} from './registry';
import {headingsForContents} from './contents';
import {drawPicture} from './pictures';
import {asBlocks, isJsx, visitChildren, type JsxElement} from './tree';
import {conditionNames, holds, isCondition} from './versionConditions';
import {editedFile} from '../prose/sharedProse';
import {tellWhatWaits} from './waiting';
import {tellDeadLinks} from '../preview/deadLinks';
import {versionOfFile} from '../prose/versionOfFile';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {hintFor, keysOf, oneOf, type FactsContext} from '../../core/resolver';

export interface RemarkFactsOptions {
  readonly siteDir: string;
  readonly locale: Locale;
  readonly baseUrl: string;
  readonly siteUrl?: string | undefined;
  readonly repositoryUrl?: string | undefined;
}

/** Runs before Docusaurus' plugins collect headings and links. */
export const remarkFacts =
  ({siteDir, locale, baseUrl, siteUrl, repositoryUrl}: RemarkFactsOptions) =>
  async (root: Root, file: {readonly path: string}): Promise<void> => {
    const {valueToEstree} = await import('estree-util-value-to-estree');
    const {mark} = await phrasesOf(locale);
    const context: FactsContext = {
      version: versionOfFile(file.path),
      locale,
      baseUrl,
      siteUrl,
      repositoryUrl,
      file: editedFile(siteDir, file.path, locale),
    };

    const used = new Set<string>();
    const imported = importedNames(root);

    const transform = (node: Nodes): RootContent[] => {
      try {
        if (node.type === 'code' || node.type === 'inlineCode') {
          node.value = node.value.replace(/\{\{(\w+)\}\}/g, (_, id: string) =>
            factValue(id, context.version),
          );
        }
        if (node.type === 'image') {
          node.url = besideWords(node.url, siteDir, context.file);
        }
        if (!isJsx(node) || !node.name || !/^[A-Z]/.test(node.name)) {
          visitChildren(node, transform);
          return [node as RootContent];
        }
        const attributes = readAttributes(node);
        if (isCondition(node.name)) {
          if (!holds(node.name, attributes.v, context.version)) {
            return [];
          }
          visitChildren(node, transform);
          return asBlocks(node);
        }
        if (node.name === 'Phrases') {
          return [];
        }
        if (node.name === 'Version') {
          return [{type: 'text', value: context.version}];
        }
        if (node.name === 'Fact') {
          const value = factValue(attributes.id ?? '', context.version);
          return [{type: 'text', value: inProse(value, locale)}];
        }
        visitChildren(node, transform);
        if (node.name === 'Picture') {
          drawPicture(node, attributes.title);
        }
        if (imported.has(node.name)) {
          return [node];
        }
        used.add(node.name);
        if (!componentNames.includes(node.name)) {
          throw new Error(
            `<${node.name}> is not known. ${hintFor(node.name, [...conditionNames, 'Version', 'Fact', 'Phrases', ...componentNames])} /parts of the preview shows them all.`,
          );
        }
        const component = factsComponents[node.name];
        if (component) {
          const props = component.resolve(attributes, context);
          node.attributes = [
            ...node.attributes.filter(
              (attribute) => attribute.type === 'mdxJsxAttribute' && !(attribute.name in props),
            ),
            ...attributesOf(component.phrases?.(props as never, mark) ?? props, valueToEstree),
          ];
          const entries = component.contentsOf?.(props as never, context) ?? [];
          return [node, ...headingsForContents(entries)];
        }
        return [node];
      } catch (error) {
        const about = ` (version ${context.version}, ${locale})`;
        throw placedError(error, context.file, node.position?.start.line, about);
      }
    };

    visitChildren(root, transform);
    tellWhatWaits(root, siteDir, context);
    if (process.env.NODE_ENV === 'development') {
      tellDeadLinks(root, file.path, siteDir, locale);
    }
    const imports = [...used].sort().map((name) => importOf(name, moduleOf(name)));
    root.children.unshift(...imports);
  };

function importedNames(root: Root): ReadonlySet<string> {
  return new Set(
    root.children
      .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
      .flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers : []))
      .map(({local}) => local.name),
  );
}

function besideWords(url: string, siteDir: string, wordsFile: string): string {
  const folder = path.posix.dirname(wordsFile);
  const folders = [folder, folder.replace(/^i18n\/[^/]+\/[^/]+\/current/, 'docs')];
  const found = folders
    .map((one) => path.posix.join(one, url))
    .find((file) => /^\.\.?\//.test(url) && fs.existsSync(path.join(siteDir, file)));
  return found === undefined ? url : `@site/${found}`;
}

function factValue(id: string, version: VersionId): string {
  return Object.hasOwn(pageValues, id)
    ? pageValues[id as PageValueId](version)
    : values[oneOf('fixed value', keysOf(values), id)];
}

/** Some languages write no space before a unit: 16GB. */
function inProse(value: string, locale: Locale): string {
  return value.replace(/(?<=\d) (?=[A-Z])/g, wordsOf(locale).text.betweenNumberAndUnit);
}

function readAttributes(node: JsxElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
