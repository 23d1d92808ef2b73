import {changeEntries} from '../../core/guideChanges';
import {fillIn} from '../../core/text/fillIn';
import {builds, daysOf, type ServerBuild} from '../../data/builds';
import type {FeedName} from '../../data/feeds';
import type {Locale} from '../../data/locales';
import {editionFor, newestVersion, versionPath} from '../../data/versions';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';

export interface FeedContent {
  readonly name: FeedName;
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly page: string;
  /** An entry is as old as the list says, not as the build. */
  readonly day: string;
  readonly tag: string;
}

/** Lists the changes of the guide for a feed, newest first. */
export function changes(locale: Locale): FeedContent {
  const {title, description} = wordsOf(locale).guideChanges;
  const items = changeEntries(wordsOf(locale), pageTitlesOf(locale)).map(
    ({id, title: name, text, path, day, kind}) => ({
      id,
      title: name,
      text,
      page: path.slice(1),
      day,
      tag: kind,
    }),
  );
  return {name: 'changes', title, description, page: 'guide-changes', items};
}

/** Lists the builds of the game for a feed, newest first. */
export function gameBuilds(locale: Locale): FeedContent {
  const words = wordsOf(locale);
  const {title, description, ...parts} = words.builds.feed;
  const page = `${versionPath(newestVersion.id)}getting-started/your-version`;
  const textOf = (build: ServerBuild) => {
    const {isDayInferred, fullVersion, steamBuilds, linuxManifest, imageTag} = build;
    const edition = editionFor(build.version);
    const [first, last] = daysOf(build);
    const day = first === last ? first : fillIn(words.builds.range, {first, last});
    return [
      [parts.released, isDayInferred ? fillIn(words.builds.inferred, {day}) : day],
      [parts.full, fullVersion],
      [parts.steam, steamBuilds?.join(words.text.betweenItems)],
      [parts.manifest, linuxManifest],
      [parts.image, imageTag],
      [parts.edition, edition === 'newer' ? undefined : edition],
    ]
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${fillIn(words.text.withColon, {text: name!})}${value!}`)
      .join('\n');
  };
  const items = (builds as readonly ServerBuild[]).map((build) => ({
    id: build.version,
    title: fillIn(words.guideChanges.build, {build: build.version}),
    text: textOf(build),
    page,
    day: daysOf(build)[1],
    tag: 'build',
  }));
  return {name: 'builds', title, description, page, items};
}
