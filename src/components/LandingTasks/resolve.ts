import type {FactsAttributes, FactsContext, WithPhrases} from '../../core/resolver';
import type {Locale} from '../../data/locales';
import {hasOfficialImage, hasRestApi} from '../../data/features';
import {rootVersion, versionPath, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';

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
    ['settings', 'settings-and-operation/change-settings', tasks.settings],
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

/** Returns four tasks for wrong addresses. */
export const firstTasks = (version: VersionId, locale: Locale) =>
  landingTasks(version, locale)
    .filter(({icon}) => ['setUp', 'join', 'trouble', 'settings'].includes(icon))
    .map(({to, title}) => ({to, title}));

export const resolve = (_: FactsAttributes, {version, locale}: FactsContext) => ({
  tasks: landingTasks(version, locale),
  isFrontPage: version === rootVersion,
});

export const phrases: WithPhrases<ReturnType<typeof resolve>> = ({tasks, ...props}, mark) => ({
  ...props,
  tasks: tasks.map((task) => ({...task, title: mark(task.title), text: mark(task.text)})),
});
