import {argumentsForVersion} from '../../core/arguments';
import {newestBuildText} from '../../core/builds';
import {commandsForVersion} from '../../core/commands';
import {
  argumentPath,
  commandPath,
  endpointPath,
  glossaryPath,
  needRestApi,
  pagePath,
  settingPath,
} from '../../core/references';
import {hintFor, type FactsResolver} from '../../core/resolver';
import {settingAt} from '../../core/settings';
import {fillIn} from '../../core/text/fillIn';
import {termsOf} from '../../data/glossary';
import {restCall, restOperationsOf, type RestOperationId} from '../../data/rest/operations';
import {settings} from '../../data/settings';
import {isPresent, newestVersion, versionIds, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';
import type {ReferenceProps} from '.';

const reference = (resolve: FactsResolver<ReferenceProps>) => ({component: 'Reference', resolve});

const kinds = {
  setting: {
    namesIn: (version) => settings.filter((each) => isPresent(each, version)).map(({key}) => key),
    file: 'settings/catalogue',
  },
  argument: {
    namesIn: (version) => argumentsForVersion(version).map(({name}) => name),
    file: 'arguments',
  },
  command: {
    namesIn: (version) => commandsForVersion(version).map(({name}) => name),
    file: 'commands',
  },
  operation: {namesIn: restOperationsOf, file: 'rest/operations.ts'},
  term: {namesIn: (version) => termsOf(version).map(({id}) => id), file: 'glossary'},
} as const satisfies Readonly<
  Record<string, {namesIn: (version: VersionId) => readonly string[]; file: string}>
>;

function need(kind: keyof typeof kinds, name: string, version: VersionId): void {
  const has = (id: VersionId) => (kinds[kind].namesIn(id) as readonly string[]).includes(name);
  if (has(version)) {
    return;
  }
  const others = versionIds.filter(has).join(', ');
  throw new Error(
    others
      ? `Version ${version} has no ${kind} ${name}, only ${others}. Put the sentence inside <Since>, <Before> or <Only>.`
      : `There is no ${kind} "${name}". ${hintFor(name, kinds[kind].namesIn(version))} A new one is added in src/data/${kinds[kind].file}.`,
  );
}

export const Argument = reference(({name = ''}, {version}) => {
  const bare = name.replace(/=.*$/, '');
  need('argument', bare, version);
  return {name, to: argumentPath(version, bare)};
});

export const Command = reference(({name = ''}, {version}) => {
  need('command', name, version);
  return {name, to: commandPath(version, name)};
});

export const Endpoint = reference(({id = ''}, {version}) => {
  need('operation', id, version);
  return {name: restCall(id as RestOperationId), to: endpointPath(version, id)};
});

export const Setting = reference(({name = ''}, {version, locale}) => {
  need('setting', name, version);
  const {card, settings: words} = wordsOf(locale).settings;
  const {default: preset, printedDefault} = settingAt(version, name)!;
  const value = preset === '' ? card.empty : printedDefault;
  return {
    name,
    to: settingPath(version, name),
    card: fillIn(card.text, {name: words[name]?.name ?? name, value}),
  };
});

export const Term = reference(({id = ''}, {version, locale}) => {
  need('term', id, version);
  const words: Readonly<Record<string, {readonly term: string; readonly text: string}>> =
    wordsOf(locale).glossary.terms;
  const {term, text} = words[id]!;
  return {name: term, isWords: true, to: glossaryPath(version, id), card: text.replaceAll('`', '')};
});

export const RestApi = reference((_attributes, {version}) => {
  needRestApi(version);
  // The overview's address is public, so its spelling stays.
  return {name: 'REST API', to: endpointPath(version, 'palwold-rest-api'), isWords: true};
});

/** `<InNewest page="operate/mods" section="newer" />` shows a title of the newest edition. */
export const InNewest = reference(({page = '', section}, {locale}) => ({
  name: fillIn(wordsOf(locale).text.withRemark, {
    text: pageTitlesOf(locale)(page).title,
    remark: newestVersion.id,
  }),
  to: pagePath(newestVersion.id, page) + (section ? `#${section}` : ''),
  isWords: true,
  isOtherVersion: true,
}));

/** `<NewestBuild />` is '1.0.5 (newest known to this guide on 23 November 2026)'. */
export const NewestBuild = reference((_attributes, {locale}) => ({
  name: newestBuildText(wordsOf(locale).builds, locale),
  isWords: true,
}));
