import {sectionHeader} from '../../src/core/ini';
import {readYaml} from './readYaml';

export {sectionHeader as header};

export const line = (list: string): string => `${sectionHeader}\nOptionSettings=(${list})\n`;

const withHeader = (text: string): string => text.replaceAll('$header', sectionHeader);

export const damages = readYaml('tests/support/damagedFiles.yaml', {
  elements: {
    properties: {
      name: {type: 'string'},
      text: {type: 'string'},
      repaired: {type: 'string'},
      problems: {elements: {type: 'string'}},
    },
  },
}).map((damage) => ({
  ...damage,
  text: withHeader(damage.text),
  repaired: withHeader(damage.repaired),
}));
