import {communityImages, type CommunityImageId} from '../../../data/communityImages';
import {imageOptions as options, type ImageOption} from '../../../data/communityImages/options';
import {settingGroups} from '../../../data/settings';
import {isPresent} from '../../../data/versions';
import {variablesOf} from '../../../core/communityImages';
import {settingsForVersion, settingsOfGroup, type VersionSetting} from '../../../core/settings';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {code, NONE, settingLink, tableOf, type Cell, type FactsBuilder} from '../types';

const names = Object.fromEntries(communityImages.map(({id}) => [id, id])) as Readonly<
  Record<CommunityImageId, string>
>;
const eachImage = <Row>(cellOf: (row: Row, image: CommunityImageId) => Cell | undefined) =>
  Object.fromEntries(
    communityImages.map(({id}) => [id, (row: Row) => cellOf(row, id) ?? NONE]),
  ) as Readonly<Record<CommunityImageId, (row: Row) => Cell>>;

export const imageDefaults: FactsBuilder = (_attributes, {version, locale}) => {
  const {same, ...words} = wordsOf(locale).tables.imageDefaults;
  const rows = settingsForVersion(version)
    .map((setting) => ({
      ...setting,
      others: variablesOf(setting).filter(({otherDefault}) => otherDefault !== undefined),
    }))
    .filter(({others}) => others.length > 0);
  return tableOf({...words, own: fillIn(words.own, {version}), ...names}, rows, {
    setting: ({key}) => settingLink(version, key),
    own: ({printedDefault}) => code(printedDefault),
    ...eachImage(({others}: (typeof rows)[number], id) => {
      const other = others.find(({image}) => image === id)?.otherDefault;
      return other === undefined ? same : code(other);
    }),
  });
};

export const imageOptions: FactsBuilder = (_attributes, {version, locale}) => {
  const {communityImages: texts, tables} = wordsOf(locale);
  const rows = (options as readonly ImageOption[]).filter((option) => isPresent(option, version));
  return tableOf({...tables.imageOptions, ...names}, rows, {
    purpose: ({id}) => texts.options[id],
    ...eachImage((option: ImageOption, image) => {
      const variables = option[image];
      return (
        variables && Object.entries(variables).map(([name, value]) => code(`${name}=${value}`))
      );
    }),
  });
};

export const imageVariables: FactsBuilder = (_attributes, {version, locale}) => {
  const {communityImages: texts, tables} = wordsOf(locale);
  const rows = settingGroups.flatMap((group) => settingsOfGroup(version, group));
  return tableOf({...tables.imageVariables, ...names}, rows, {
    setting: ({key}) => settingLink(version, key),
    ...eachImage((setting: VersionSetting, id) => {
      const found = variablesOf(setting).find(({image}) => image === id);
      return found && {...code(found.name), remark: found.note && texts.notes[found.note]};
    }),
  });
};
