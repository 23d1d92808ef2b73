/** The tables of the pages about operation: rows with their sources; words have the same ids. */
import {difficulty} from './difficulty';
import {modKinds} from './modKinds';
import {panels} from './panels';
import {tweaks} from './tweaks';

export type {HandbookRow} from './types';

export const handbookTables = {difficulty, modKinds, panels, tweaks} as const;

export type HandbookTableName = keyof typeof handbookTables;

/** The id of a row of a table. */
export type HandbookRowId<Name extends HandbookTableName> =
  (typeof handbookTables)[Name][number]['id'];
