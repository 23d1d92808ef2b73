/** What becomes a reference in running text, by the name that writers use. */
import {argumentsForVersion, findArgument, isArgumentName} from '../../core/arguments';
import {newestBuildText} from '../../core/builds';
import {commandsForVersion, findCommand, isCommandName} from '../../core/commands';
import {
  argumentPath,
  commandPath,
  endpointPath,
  needRestApi,
  pagePath,
} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';
import {
  isRestOperationId,
  restCall,
  restOperations,
  restOperationsOf,
} from '../../data/rest/operations';
import {newestVersion, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';
import type {ReferenceProps} from '.';

const reference = (resolve: FactsResolver<ReferenceProps>) => ({component: 'Reference', resolve});

/** The error for a name that a page's version lacks: what to do, or which names there are. */
function unknownName(
  kind: 'argument' | 'command',
  name: string,
  version: VersionId,
  {isInOthers, known}: {readonly isInOthers: boolean; readonly known: readonly {name: string}[]},
): Error {
  return new Error(
    isInOthers
      ? `Version ${version} has no ${kind} ${name}. Put the sentence inside <Since> or <Only>.`
      : `There is no ${kind} "${name}". Use one of ${known.map((each) => each.name).join(', ')}, or add it to src/data/${kind}s.`,
  );
}

/** `<Argument name="-publiclobby" />`, also with a value: `<Argument name="-port=8250" />`. */
export const Argument = reference(({name = ''}, {version}) => {
  const bare = name.replace(/=.*$/, '');
  if (!findArgument(bare, version)) {
    throw unknownName('argument', bare, version, {
      isInOthers: isArgumentName(bare),
      known: argumentsForVersion(version),
    });
  }
  return {name, to: argumentPath(version, bare)};
});

/** `<Command name="Shutdown" />` */
export const Command = reference(({name = ''}, {version}) => {
  if (!findCommand(name, version)) {
    throw unknownName('command', name, version, {
      isInOthers: isCommandName(name),
      known: commandsForVersion(version),
    });
  }
  return {name, to: commandPath(version, name)};
});

/** `<Endpoint id="shutdown" />` */
export const Endpoint = reference(({id = ''}, {version}) => {
  if (!isRestOperationId(id)) {
    throw new Error(
      `There is no REST operation "${id}". Use one of ${Object.keys(restOperations).join(', ')}.`,
    );
  }
  needRestApi(version);
  if (!restOperationsOf(version).includes(id)) {
    throw new Error(
      `The REST API of ${version} has no operation "${id}". Put the sentence inside <Since> or <Only>.`,
    );
  }
  return {name: restCall(id), to: endpointPath(version, id)};
});

/** `<RestApi />`: the words "REST API" lead to the overview of the page's version. */
export const RestApi = reference((_attributes, {version}) => {
  needRestApi(version);
  // The spelling of the overview's address is public and stays.
  return {name: 'REST API', to: endpointPath(version, 'palwold-rest-api'), isWords: true};
});

/** `<InNewest page="operate/mods" section="newer" />`: the title of a page of the newest edition. */
export const InNewest = reference(({page = '', section}, {locale}) => ({
  name: fillIn(wordsOf(locale).text.withRemark, {
    text: pageTitlesOf(locale)(page).title,
    remark: newestVersion.id,
  }),
  to: pagePath(newestVersion.id, page) + (section ? `#${section}` : ''),
  isWords: true,
  isOtherVersion: true,
}));

/** `<NewestBuild />`: 1.0.5 (newest known to this guide on 23 November 2026). */
export const NewestBuild = reference((_attributes, {locale}) => ({
  name: newestBuildText(wordsOf(locale).builds, locale),
  isWords: true,
}));
