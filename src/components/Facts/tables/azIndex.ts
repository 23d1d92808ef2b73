import {restBasePath} from '../../../data/rest/operations';
import {argumentsForVersion} from '../../../core/arguments';
import {commandsForVersion} from '../../../core/commands';
import {argumentPath, commandPath, endpointPath, settingPath} from '../../../core/references';
import type {FactsContext} from '../../../core/resolver';
import {restOperationsForVersion} from '../../../core/rest';
import {settingsForVersion} from '../../../core/settings';
import {wordsOf} from '../../../words';
import {code, type Block, type FactsBuilder, type RichCell} from '../types';

export const azIndex: FactsBuilder = (_attributes, context) => {
  const words = wordsOf(context.locale).tables.azIndex;
  const {compare} = new Intl.Collator('en');
  const sortKey = ({text}: RichCell) =>
    text.replace(`${restBasePath}/`, '').replace(/^\W+|^(?:GET|POST) /g, '');
  const letterOf = (item: RichCell) => sortKey(item)[0]!.toUpperCase();
  const items = itemsOf(context).sort((a, b) => compare(sortKey(a), sortKey(b)));
  const letters = [...new Set(items.map(letterOf))].sort(compare);
  const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;
  return {
    isOutOfSearch: true,
    blocks: [
      {
        label: words.letters,
        links: letters.map((letter) => ({text: letter, href: `#${idOf(letter)}`})),
      },
      ...letters.flatMap((letter): Block[] => [
        {heading: {text: letter}, id: idOf(letter), as: 'h2'},
        {list: items.filter((item) => letterOf(item) === letter), isIndex: true},
      ]),
      {text: {text: words.top, href: '#letters'}},
    ],
  };
};

function itemsOf({version, locale}: FactsContext): RichCell[] {
  const {settings, arguments: texts, commands, tables} = wordsOf(locale);
  const words = tables.azIndex;
  const item = (text: string, to: string, mark: string, remark: string): RichCell => ({
    ...code(text),
    to,
    mark,
    remark,
  });
  return [
    ...settingsForVersion(version).map(({key}) =>
      item(key, settingPath(version, key), words.setting, settings.settings[key]!.name),
    ),
    ...argumentsForVersion(version).map(({name}) =>
      item(name, argumentPath(version, name), words.argument, texts.arguments[name].meaning),
    ),
    ...commandsForVersion(version).map(({name}) =>
      item(`/${name}`, commandPath(version, name), words.command, commands[name].effect),
    ),
    ...restOperationsForVersion(version, locale).map(({id, method, path, summary}) => {
      const call = `${method} ${restBasePath}${path}`;
      return item(call, endpointPath(version, id), words.endpoint, summary);
    }),
  ];
}
