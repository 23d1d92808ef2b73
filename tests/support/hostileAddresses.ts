import {newest} from './addresses';
import {readYaml} from './readYaml';

const starts = [
  '',
  'docs/',
  'Docs/',
  'en/',
  '0.6.8/',
  '0.6/',
  'latest/',
  '1.0/',
  'ja/',
  'ja/docs/',
];
const traps = [
  ...['/', '//', '%5C', '%5c/', '%5C%5C', '%2F', '%2f%2F', '%09/', '%0a/', '%0D%0A/', '%255C'],
  ...['%20/', './/', '..//', 'glossary//', 'operate%2F%2F', ';//', 'https://'],
];
const ends = ['evil.example', 'evil.example/operate'];

export const hostileAddresses: readonly string[] = starts.flatMap((start) =>
  traps.flatMap((trap) => ends.map((end) => `/${start}${trap}${end}`)),
);

/** Addresses that people make up or keep, with the place of each; '' is the page for wrong ones. */
export const oddAddresses = Object.entries(
  readYaml('tests/site/oddAddresses.yaml', {values: {type: 'string'}}),
).map(([address, to]) => [address, to.replace('/NEWEST', `/${newest}`)] as const);
