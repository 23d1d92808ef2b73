/** What the landing page of a version says at a glance, and the tasks it leads to. */
import {newestBuildText} from '../../core/builds';
import {formatDay} from '../../core/dates';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';
import type {Locale} from '../../data/locales';
import {hasOfficialImage, hasRestApi} from '../../data/features';
import {platformsOf} from '../../data/platforms';
import {buildOf, newestVersion, versionIds, versionPath, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {buildsOf} from '../Facts/tables/builds';

export interface LandingFact {
  readonly name: string;
  readonly value: string;
}

export type TaskIconId =
  'need' | 'setUp' | 'rent' | 'join' | 'trouble' | 'slow' | 'settings' | 'script';

export interface LandingTask {
  readonly icon: TaskIconId;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The ways to the editions, by the builds of the game that each is for. */
export interface LandingEditions {
  /** What the ways continue: 'My server runs'. */
  readonly label: string;
  readonly links: readonly {
    readonly to: string;
    readonly text: string;
    /** It is the one of this page. */
    readonly isThis: boolean;
  }[];
}

function releaseDate(version: VersionId, locale: Locale): string | undefined {
  const build = buildOf(version);
  return build && typeof build.released === 'string' && !build.isDayInferred
    ? formatDay(build.released, locale)
    : undefined;
}

function playersOn(version: VersionId, locale: Locale): string {
  const {landing, text} = wordsOf(locale);
  const open = platformsOf(version).filter(({joining}) => joining !== 'no' && joining !== 'beta');
  const list = open.map(({id}) => landing.platforms[id]).join(text.betweenItems);
  const isChosen = open.some(({joining}) => joining === 'xboxServer');
  return isChosen ? fillIn(landing.chosen, {platforms: list}) : list;
}

/** The version, the newest build of the game, where the server runs, and whose players can join. */
export function landingFacts(version: VersionId, locale: Locale): readonly LandingFact[] {
  const {landing: word, text} = wordsOf(locale);
  const date = releaseDate(version, locale);
  const notes = [
    ...(version === newestVersion.id ? [word.latest] : []),
    ...(date ? [fillIn(word.released, {date})] : []),
  ].join(text.betweenItems);
  return [
    {
      name: word.version,
      value: notes ? fillIn(text.withRemark, {text: version, remark: notes}) : version,
    },
    {name: word.newest, value: newestBuildText(wordsOf(locale).builds, locale)},
    {
      name: word.runsOn,
      value: hasOfficialImage(version) ? word.systemsDocker : word.systems,
    },
    {name: word.playersOn, value: playersOn(version, locale)},
  ];
}

/** The landing page of each edition, and last the page that tells readers which build they have. */
export function landingEditions(version: VersionId, locale: Locale): LandingEditions {
  const {landing} = wordsOf(locale);
  const links = versionIds.flatMap((edition) => {
    const text = buildsOf(edition, locale);
    const to = `/${versionPath(edition)}`;
    return text === undefined ? [] : [{to, text, isThis: edition === version}];
  });
  const unknown = {
    to: `/${versionPath(version)}getting-started/your-version`,
    text: landing.unknownBuild,
    isThis: false,
  };
  return {label: landing.serverRuns, links: [...links, unknown]};
}

/** The eight tasks readers come with, each leading to its page in the same version. */
export function landingTasks(version: VersionId, locale: Locale): readonly LandingTask[] {
  const {tasks} = wordsOf(locale).landing;
  const hasApi = hasRestApi(version);
  const page = (path: string) => `/${versionPath(version)}${path}`;
  return [
    {icon: 'need', to: page('getting-started/about-server'), ...tasks.need},
    {
      icon: 'setUp',
      to: page('getting-started/deploy-dedicated-server'),
      ...(hasOfficialImage(version) ? tasks.setUpDocker : tasks.setUp),
    },
    {icon: 'rent', to: page('getting-started/rental-server'), ...tasks.rent},
    {icon: 'join', to: page('getting-started/connect-server'), ...tasks.join},
    {icon: 'trouble', to: page('getting-started/troubleshooting#joining'), ...tasks.trouble},
    {icon: 'slow', to: page('operate/performance'), ...tasks.slow},
    {icon: 'settings', to: page('settings-and-operation/configuration'), ...tasks.settings},
    {
      icon: 'script',
      to: page(hasApi ? 'api/rest-api/palwold-rest-api' : 'api/rcon/'),
      ...(hasApi ? tasks.rest : tasks.rcon),
    },
  ];
}

/** Four of them by name, for readers at a wrong address. */
export function firstTasks(
  version: VersionId,
  locale: Locale,
): readonly Pick<LandingTask, 'to' | 'title'>[] {
  return landingTasks(version, locale)
    .filter(({icon}) => ['setUp', 'join', 'trouble', 'settings'].includes(icon))
    .map(({to, title}) => ({to, title}));
}

export interface LandingTasksProps {
  readonly tasks: readonly LandingTask[];
  readonly editions: LandingEditions;
  readonly facts: readonly LandingFact[];
}

/**
 * `<LandingTasks />`: what readers come for, each task a card that leads to its page; the editions by
 * the builds that a server may run; the version and its platforms at a glance.
 */
export const resolve: FactsResolver<LandingTasksProps> = (_, {version, locale}) => ({
  tasks: landingTasks(version, locale),
  editions: landingEditions(version, locale),
  facts: landingFacts(version, locale),
});
