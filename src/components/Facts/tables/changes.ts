import {formatDay} from '../../../core/dates';
import {newsOf} from '../../../core/changes';
import {changeEntries} from '../../../core/guideChanges';
import {argumentPath, commandPath, endpointPath, pagePath} from '../../../core/references';
import {fillIn} from '../../../core/text/fillIn';
import {guideChanges as allChanges} from '../../../data/guideChanges';
import {restCall} from '../../../data/rest/operations';
import {isAtLeast, rootVersion, versionIds} from '../../../data/versions';
import {wordsOf} from '../../../words';
import {pageTitlesOf} from '../../../words/pageTitles';
import {code, settingLink, type Block, type FactsBuilder, type RichCell} from '../types';

const NAMED_AT_MOST = 6;

export const whatsNew: FactsBuilder = (_attributes, {version, locale}) => {
  const {whatsNew: texts, tables} = wordsOf(locale);
  const news = newsOf(version);
  const names = {
    settingsAdded: news.settingsAdded.map((key) => settingLink(version, key)),
    settingsRemoved: news.settingsRemoved.map(code),
    defaultsChanged: news.defaultsChanged.map(({id, from, to}) => ({
      ...settingLink(version, id),
      after: ` \`${from}\` → \`${to}\``,
    })),
    argumentsAdded: news.argumentsAdded.map((name) => link(name, argumentPath(version, name))),
    commandsAdded: news.commandsAdded.map((name) => link(name, commandPath(version, name))),
    endpointsAdded: news.endpointsAdded.map((id) => link(restCall(id), endpointPath(version, id))),
  };
  const terms = Object.entries(names)
    .filter(([, items]) => items.length > 0)
    .map(([id, items]) => {
      const term = fillIn(tables.whatsNew[id as keyof typeof names], {count: items.length});
      return items.length > NAMED_AT_MOST
        ? {term: {text: term, to: pagePath(version, 'settings-and-operation/changes')}, texts: []}
        : {term, texts: [items]};
    });
  const notes: Block = {list: news.notes.map((id) => texts[id])};
  return {blocks: terms.length > 0 ? [notes, {terms, look: 'names'}] : [notes]};
};

const link = (name: string, to: string): RichCell => ({...code(name), to});

/** Shows this guide's changes by day, without those of later versions. */
export const guideChanges: FactsBuilder = (_attributes, {version, locale}) => {
  const changes = allChanges.filter(
    (change) => !('versions' in change) || change.versions.some((id) => isAtLeast(version, id)),
  );
  const entries = changeEntries(wordsOf(locale), pageTitlesOf(locale), changes);
  const named = (title: string, path: string) => {
    const edition = versionIds.find((id) => path.startsWith(`/${id}/`)) ?? rootVersion;
    return edition === version || title.includes(edition)
      ? title
      : fillIn(wordsOf(locale).text.withRemark, {text: title, remark: edition});
  };
  const days = [...new Set(entries.map(({day}) => day))].sort().reverse();
  const blocks = days.flatMap((day): Block[] => [
    {heading: {text: formatDay(day, locale)}, id: `day-${day}`},
    {
      look: 'names',
      terms: entries
        .filter((entry) => entry.day === day)
        .map(({title, text, path, source}) => ({
          term: {text: named(title, path), to: path, isOtherVersion: true},
          texts: [source?.url === undefined ? text : withLink(text, source.name, source.url)],
        })),
    },
  ]);
  return {blocks, isOutOfSearch: true};
};

function withLink(all: string, text: string, href: string): RichCell {
  const at = all.indexOf(text);
  return {before: all.slice(0, at), text, href, after: all.slice(at + text.length)};
}
