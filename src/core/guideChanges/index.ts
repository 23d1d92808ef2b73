import {guideChanges, type Correction, type GuideChange} from '../../data/guideChanges';
import {sourceName, sourceUrl} from '../../data/sources';
import {isVersionId, newestVersion, oldestVersion} from '../../data/versions';
import {argumentPath, commandPath, endpointPath, pagePath, settingPath} from '../references';
import {fillIn} from '../text/fillIn';
import type {Words} from '../../words';
import type {PageTitle} from '../../words/pageTitles';
import {restCall, type RestOperationId} from '../../data/rest/operations';

/**
 * Returns every entry in the language of `words`, newest first; `titleOf` knows the pages in that
 * language. The day is 'YYYY-MM-DD', and the path starts at the root of the language.
 */
export function changeEntries(
  words: Words,
  titleOf: (page: string) => PageTitle,
  changes: readonly GuideChange[] = guideChanges,
) {
  return changes.map((change) => {
    const {id, day, kind} = change;
    return {id, day, kind, ...contentOf(change, words, titleOf)};
  });
}

/** Returns what was corrected, as readers call it, and where it is explained. */
function placeOf({kind, name, versions: [version]}: Correction, {ports, paths}: Words) {
  const nameIn = (names: Readonly<Record<string, {readonly name: string}>>) =>
    names[name]?.name ?? name;
  switch (kind) {
    case 'setting':
      return {name, path: settingPath(version, name)};
    case 'endpoint':
      return {name: restCall(name as RestOperationId), path: endpointPath(version, name)};
    case 'argument':
      return {name, path: argumentPath(version, name)};
    case 'command':
      return {name: `/${name}`, path: commandPath(version, name)};
    case 'port':
      return {name: nameIn(ports.ports), path: pagePath(version, 'getting-started/requirements')};
    case 'path':
      return {name: nameIn(paths.files), path: pagePath(version, 'operate/service')};
  }
}

function contentOf(change: GuideChange, all: Words, titleOf: (page: string) => PageTitle) {
  const {guideChanges: words, text} = all;
  if ('versions' in change) {
    const {from, to, source} = change;
    const {name, path} = placeOf(change, all);
    const versions = change.versions.join(text.betweenItems);
    const url = sourceUrl(source);
    const said = sourceName(source);
    return {
      title: fillIn(words[change.kind === 'setting' ? change.fact : change.kind], {name, versions}),
      text: fillIn(words.correctionText, {
        from: from || words.nothing,
        to: to || words.nothing,
        source: [said, source.date].filter(Boolean).join(', '),
      }),
      path,
      source: {name: said, url},
    };
  }
  const {kind, name, version} = change;
  const values =
    kind === 'page' ? {...titleOf(name)} : {[kind === 'build' ? kind : 'version']: name};
  const paths = {
    edition: pagePath(isVersionId(name) ? name : oldestVersion.id, ''),
    build: pagePath(newestVersion.id, 'getting-started/your-version'),
    page: pagePath(version, name),
  };
  return {
    title: fillIn(words[kind], values),
    text: fillIn(words[`${kind}Text`], values),
    path: paths[kind],
  };
}
