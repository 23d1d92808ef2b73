import {communityImages, type CommunityImageId} from '../../../data/communityImages';
import {imageOptions as options, type ImageOption} from '../../../data/communityImages/options';
import {settingGroups} from '../../../data/settings';
import {isPresent} from '../../../data/versions';
import {variablesOf} from '../../../core/communityImages';
import {settingsForVersion, settingsOfGroup} from '../../../core/settings';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {code, NONE, settingLink, type Cell, type FactsBuilder} from '../types';

const images = communityImages.map(({id}) => id);

/** A cell for each community image. */
const eachImage = (cellOf: (image: CommunityImageId) => Cell | undefined): readonly Cell[] =>
  images.map((image) => cellOf(image) ?? NONE);

/** Where the community images write another default than the page's version has. */
export const imageDefaults: FactsBuilder = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).tables.imageDefaults;
  return {
    caption: words.caption,
    columns: [words.setting, fillIn(words.own, {version}), ...images],
    rows: settingsForVersion(version).flatMap((setting) => {
      const others = variablesOf(setting).filter(({otherDefault}) => otherDefault !== undefined);
      const otherOf = (id: CommunityImageId) => {
        const other = others.find(({image}) => image === id)?.otherDefault;
        return other === undefined ? words.same : code(other);
      };
      const heading = settingLink(version, setting.key);
      return others.length > 0
        ? [{heading, cells: [code(setting.printedDefault), ...eachImage(otherOf)]}]
        : [];
    }),
  };
};

/** What the community images do besides writing settings: lines of an environment file. */
export const imageOptions: FactsBuilder = (_attributes, {version, locale}) => {
  const {communityImages: texts, tables} = wordsOf(locale);
  return {
    caption: tables.imageOptions.caption,
    columns: [tables.imageOptions.purpose, ...images],
    hasWideHeadings: true,
    rows: (options as readonly ImageOption[])
      .filter((option) => isPresent(option, version))
      .map((option) => ({
        heading: texts.options[option.id],
        cells: eachImage((image) => {
          const variables = option[image];
          return (
            variables && Object.entries(variables).map(([name, value]) => code(`${name}=${value}`))
          );
        }),
      })),
  };
};

/** The variable of each community image for every setting. */
export const imageVariables: FactsBuilder = (_attributes, {version, locale}) => {
  const {communityImages: texts, tables} = wordsOf(locale);
  return {
    caption: tables.imageVariables.caption,
    columns: [tables.imageVariables.setting, ...images],
    rows: settingGroups
      .flatMap((group) => settingsOfGroup(version, group))
      .map((setting) => ({
        heading: settingLink(version, setting.key),
        cells: eachImage((image) => {
          const found = variablesOf(setting).find((variable) => variable.image === image);
          return found && {...code(found.name), remark: found.note && texts.notes[found.note]};
        }),
      })),
  };
};
