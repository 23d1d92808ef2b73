/** The list of what changed in this guide, in the words of a language: for the page and the feeds. */
import {
  guideChanges,
  type CorrectedEntry,
  type CorrectedSetting,
  type GuideChange,
} from '../../data/guideChanges';
import {sourceName, sourceUrl} from '../../data/sources';
import {isVersionId, newestVersion, oldestVersion} from '../../data/versions';
import {argumentPath, commandPath, endpointPath, pagePath, settingPath} from '../references';
import {fillIn} from '../text/fillIn';
import type {Words} from '../../words';
import type {PageTitle} from '../../words/pageTitles';
import {restCall, type RestOperationId} from '../../data/rest/operations';

/** An entry as readers see it. */
export interface ChangeEntry {
  readonly id: string;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly kind: GuideChange['kind'];
  /** Plain text. */
  readonly title: string;
  readonly text: string;
  /** The place it is about, from the root of the language: '/0.5.0/settings-and-operation/…#ExpRate'. */
  readonly path: string;
  /** The public record that a correction rests on. */
  readonly source?: {readonly name: string; readonly url?: string};
}

/** Every entry in the language of `words`, newest first; `titleOf` knows the pages in that language. */
export function changeEntries(
  words: Words,
  titleOf: (page: string) => PageTitle,
  changes: readonly GuideChange[] = guideChanges,
): readonly ChangeEntry[] {
  return changes.map((change) => ({
    id: change.id,
    day: change.day,
    kind: change.kind,
    ...contentOf(change, words, titleOf),
  }));
}

/** What was corrected, as readers call it, and where it is explained. */
function placeOf(
  change: CorrectedSetting | CorrectedEntry,
  {ports, paths}: Words,
): Pick<ChangeEntry, 'path'> & {readonly name: string} {
  const [version] = change.versions;
  if (change.kind === 'setting') {
    return {name: change.key, path: settingPath(version, change.key)};
  }
  const {kind, name} = change;
  const nameIn = (names: Readonly<Record<string, {readonly name: string}>>) =>
    names[name]?.name ?? name;
  switch (kind) {
    case 'endpoint':
      return {name: restCall(name as RestOperationId), path: endpointPath(version, name)};
    case 'argument':
      return {name, path: argumentPath(version, name)};
    case 'command':
      return {name: `/${name}`, path: commandPath(version, name)};
    case 'port':
      return {
        name: nameIn(ports.ports),
        path: pagePath(version, 'getting-started/requirements'),
      };
    case 'path':
      return {name: nameIn(paths.files), path: pagePath(version, 'operate/service')};
  }
}

function contentOf(
  change: GuideChange,
  all: Words,
  titleOf: (page: string) => PageTitle,
): Pick<ChangeEntry, 'title' | 'text' | 'path' | 'source'> {
  const {guideChanges: words, text} = all;
  switch (change.kind) {
    case 'edition':
      return {
        title: fillIn(words.edition, {version: change.version}),
        text: fillIn(words.editionText, {version: change.version}),
        path: pagePath(isVersionId(change.version) ? change.version : oldestVersion.id, ''),
      };
    case 'build':
      return {
        title: fillIn(words.build, {build: change.build}),
        text: fillIn(words.buildText, {build: change.build}),
        path: pagePath(newestVersion.id, 'getting-started/newer-versions'),
      };
    case 'page': {
      const {title, description} = titleOf(change.page);
      return {
        title: fillIn(words.page, {title}),
        text: fillIn(words.pageText, {description}),
        path: pagePath(change.version, change.page),
      };
    }
    case 'setting':
    case 'endpoint':
    case 'argument':
    case 'command':
    case 'port':
    case 'path': {
      const pattern = words[change.kind === 'setting' ? change.fact : change.kind];
      const {name, path} = placeOf(change, all);
      const versions = change.versions.join(text.betweenItems);
      const url = sourceUrl(change.source);
      const source = {name: sourceName(change.source), ...(url === undefined ? {} : {url})};
      return {
        title: fillIn(pattern, {name, versions}),
        text: fillIn(words.correctionText, {
          from: change.from || words.nothing,
          to: change.to || words.nothing,
          source: [source.name, change.source.date].filter(Boolean).join(', '),
        }),
        path,
        source,
      };
    }
  }
}
