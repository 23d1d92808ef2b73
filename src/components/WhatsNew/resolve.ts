import {restCall} from '../../data/rest/operations';
import {argumentPath, commandPath, endpointPath} from '../../core/references';
import {settingPath} from '../../core/references';
import {newsOf} from '../../core/whatsNew';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';

/** Groups of names, in the order in which they are shown. */
export const newsGroups = [
  'settingsAdded',
  'settingsRemoved',
  'defaultsChanged',
  'argumentsAdded',
  'commandsAdded',
  'endpointsAdded',
] as const;
export type NewsGroup = (typeof newsGroups)[number];

export interface WhatsNewProps {
  readonly notes: readonly {readonly id: string; readonly text: string}[];
  /** Only groups that have items. */
  readonly groups: readonly {
    readonly id: NewsGroup;
    readonly label: string;
    readonly items: readonly NewsItem[];
  }[];
}

export interface NewsItem {
  readonly name: string;
  /** The entry in the page's version; absent for what the version no longer has. */
  readonly to?: string;
  /** A default before and after. */
  readonly change?: {readonly from: string; readonly to: string};
}

/** `<WhatsNew />`: what the page's version brought against the one before it. */
export const resolve: FactsResolver<WhatsNewProps> = (_attributes, {version, locale}) => {
  const news = newsOf(version);
  const items: Readonly<Record<NewsGroup, readonly NewsItem[]>> = {
    settingsAdded: news.settingsAdded.map((name) => ({name, to: settingPath(version, name)})),
    settingsRemoved: news.settingsRemoved.map((name) => ({name})),
    defaultsChanged: news.defaultsChanged.map(({id, from, to}) => ({
      name: id,
      to: settingPath(version, id),
      change: {from, to},
    })),
    argumentsAdded: news.argumentsAdded.map((name) => ({name, to: argumentPath(version, name)})),
    commandsAdded: news.commandsAdded.map((name) => ({name, to: commandPath(version, name)})),
    endpointsAdded: news.endpointsAdded.map((id) => ({
      name: restCall(id),
      to: endpointPath(version, id),
    })),
  };
  return {
    notes: news.notes.map((id) => ({id, text: wordsOf(locale).whatsNew[id]})),
    groups: newsGroups
      .filter((id) => items[id].length > 0)
      .map((id) => ({
        id,
        label: fillIn(wordsOf(locale).tables.WhatsNew[id], {count: String(items[id].length)}),
        items: items[id],
      })),
  };
};
