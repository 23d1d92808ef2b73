import type {Row} from '../checks';
import {design} from './design';
import {languages} from './languages';
import {bars, colours, frame, trouble} from './layout';
import {building, network} from './network';
import {pages} from './pages';
import {search} from './search';
import {editions} from './versions';

export interface NamedRow extends Row {
  readonly name: string;
  readonly area: string;
}

const areas: Readonly<Record<string, readonly Row[]>> = {
  design,
  languages,
  editions,
  pages,
  frame,
  colours,
  bars,
  trouble,
  search,
  network,
  building,
};

export const rows: readonly NamedRow[] = Object.entries(areas).flatMap(([area, own]) =>
  own.map((row, index) => ({...row, area, name: `${area} ${index + 1}`})),
);
