import {communityImages} from '../../../data/communityImages';
import {imageOptions as options, type ImageOption} from '../../../data/communityImages/options';
import {settingGroups} from '../../../data/settings';
import {isPresent} from '../../../data/versions';
import {otherDefaults, variablesOf} from '../../../core/communityImages';
import {settingsOfGroup} from '../../../core/settings';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {code, NONE, settingLink, type TableBuilder} from '../types';

const images = communityImages.map(({id}) => id);

/** Where the community images write another default than the page's version has. */
export const imageDefaults: TableBuilder = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).tables.imageDefaults;
  const byImage = images.map((id) => otherDefaults(version, id));
  const keys = [...new Map(byImage.flat().map(({key, own}) => [key, own]))];
  return {
    caption: words.caption,
    columns: [words.setting, fillIn(words.own, {version}), ...images],
    rows: keys.map(([key, own]) => ({
      heading: settingLink(version, key),
      cells: [
        code(own),
        ...byImage.map((changed) => {
          const written = changed.find((other) => other.key === key)?.variable.otherDefault;
          return written === undefined ? words.same : code(written);
        }),
      ],
    })),
  };
};

/** What the community images do besides writing settings: lines of an environment file. */
export const imageOptions: TableBuilder = (_attributes, {version, locale}) => {
  const {communityImages: texts, tables} = wordsOf(locale);
  return {
    caption: tables.imageOptions.caption,
    columns: [tables.imageOptions.purpose, ...images],
    hasWideHeadings: true,
    rows: (options as readonly ImageOption[])
      .filter(({since = '0.1.2.0'}) => isPresent({since}, version))
      .map(({id, variables}) => ({
        heading: texts.options[id],
        cells: images.map((image) => {
          const lines = Object.entries(variables[image]).map(([name, value]) =>
            code(`${name}=${value}`),
          );
          return lines.length > 0 ? lines : NONE;
        }),
      })),
  };
};

/** The variable of each community image for every setting. */
export const imageVariables: TableBuilder = (_attributes, {version, locale}) => {
  const {communityImages: texts, tables} = wordsOf(locale);
  return {
    caption: tables.imageVariables.caption,
    columns: [tables.imageVariables.setting, ...images],
    rows: settingGroups
      .flatMap((group) => settingsOfGroup(version, group))
      .map((setting) => {
        const variables = variablesOf(setting);
        return {
          heading: settingLink(version, setting.key),
          cells: images.map((id) => {
            const found = variables.find(({image}) => image === id);
            return found
              ? {...code(found.name), remark: found.note && texts.notes[found.note]}
              : NONE;
          }),
        };
      }),
  };
};
