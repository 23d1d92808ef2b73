/** What the landing page of a version says at a glance, and the tasks it leads to. */
import {buildsOf, newestBuildText} from '../../core/builds';
import {formatDay} from '../../core/dates';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';
import type {Locale} from '../../data/locales';
import {hasOfficialImage, hasRestApi} from '../../data/features';
import {platformsOf} from '../../data/platforms';
import {buildOf, newestVersion, versionIds, versionPath, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';

function playersOn(version: VersionId, locale: Locale): string {
  const {landing, text} = wordsOf(locale);
  const open = platformsOf(version).filter(({joining}) => joining !== 'no' && joining !== 'beta');
  const list = open.map(({id}) => landing.platforms[id]).join(text.betweenItems);
  const isChosen = open.some(({joining}) => joining === 'xboxServer');
  return isChosen ? fillIn(landing.chosen, {platforms: list}) : list;
}

/** The version, the newest build of the game, where the server runs, and whose players can join. */
export function landingFacts(version: VersionId, locale: Locale) {
  const {landing: word, text, builds} = wordsOf(locale);
  const build = buildOf(version);
  const day = build?.isDayInferred ? undefined : build?.released;
  const notes = [
    ...(version === newestVersion.id ? [word.latest] : []),
    ...(typeof day === 'string' ? [fillIn(word.released, {date: formatDay(day, locale)})] : []),
  ].join(text.betweenItems);
  return [
    {
      name: word.version,
      value: notes ? fillIn(text.withRemark, {text: version, remark: notes}) : version,
    },
    {name: word.newest, value: newestBuildText(builds, locale)},
    {name: word.runsOn, value: hasOfficialImage(version) ? word.systemsDocker : word.systems},
    {name: word.playersOn, value: playersOn(version, locale)},
  ];
}

/**
 * The landing page of each edition, by the builds of the game that it is for; and last the page that
 * tells readers which build they have. The label is what the links continue: 'My server runs'.
 */
export function landingEditions(version: VersionId, locale: Locale) {
  const {landing, builds} = wordsOf(locale);
  const links = versionIds.flatMap((edition) => {
    const text = buildsOf(edition, builds);
    const to = `/${versionPath(edition)}`;
    return text === undefined ? [] : [{to, text, isThis: edition === version}];
  });
  const to = `/${versionPath(version)}getting-started/your-version`;
  return {
    label: landing.serverRuns,
    links: [...links, {to, text: landing.unknownBuild, isThis: false}],
  };
}

/** One of the tasks, with the address of its page and the name of its icon. */
export type LandingTask = ReturnType<typeof landingTasks>[number];

/** The eight tasks readers come with, each leading to its page in the same version. */
export function landingTasks(version: VersionId, locale: Locale) {
  const {tasks} = wordsOf(locale).landing;
  const hasApi = hasRestApi(version);
  const rows = [
    ['need', 'getting-started/about-server', tasks.need],
    [
      'setUp',
      'getting-started/deploy-dedicated-server',
      hasOfficialImage(version) ? tasks.setUpDocker : tasks.setUp,
    ],
    ['rent', 'getting-started/rental-server', tasks.rent],
    ['join', 'getting-started/connect-server', tasks.join],
    ['trouble', 'getting-started/troubleshooting#joining', tasks.trouble],
    ['slow', 'operate/performance', tasks.slow],
    ['settings', 'settings-and-operation/configuration', tasks.settings],
    [
      'script',
      hasApi ? 'api/rest-api/palwold-rest-api' : 'api/rcon/',
      hasApi ? tasks.rest : tasks.rcon,
    ],
  ] as const;
  return rows.map(([icon, path, words]) => ({
    icon,
    to: `/${versionPath(version)}${path}`,
    ...words,
  }));
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

/**
 * `<LandingTasks />`: what readers come for, each task a card that leads to its page; the editions by
 * the builds that a server may run; the version and its platforms at a glance.
 */
export const resolve = (_: FactsAttributes, {version, locale}: FactsContext) => ({
  tasks: landingTasks(version, locale),
  editions: landingEditions(version, locale),
  facts: landingFacts(version, locale),
});
