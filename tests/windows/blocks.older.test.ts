import {locales, newest, versions} from '../support/addresses';
import {describeBlocks, type Edition} from './blocks';

const all = versions.flatMap((version) => locales.map((locale): Edition => [locale, version]));
const isNewest = ([, version]: Edition) => version === newest;

describeBlocks(
  all.filter((edition) => !isNewest(edition)),
  all.filter(isNewest),
  3,
);
