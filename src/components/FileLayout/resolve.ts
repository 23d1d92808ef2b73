import {PLACE_IN_WORDS, serverSystems} from '../../data/paths';
import {filesOf, isServerSystem, runsOn} from '../../core/paths';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';

/** Nested words by ids that only some files and systems have. */
type OptionalWords = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

export interface FileLayoutProps {
  readonly files: readonly FileRow[];
}

export interface FileRow {
  readonly id: string;
  readonly name: string;
  /** A path, or words with code between back quotes. */
  readonly place: {readonly path: string} | {readonly text: string};
  readonly remark: string;
}

/** `<FileLayout os="linux" />`: where the files of the page's version lie on one system. */
export const resolve: FactsResolver<FileLayoutProps> = ({os}, {version, locale}) => {
  if (!isServerSystem(os)) {
    throw new Error(
      `<FileLayout os="${os ?? ''}" /> must name one of ${serverSystems.join(', ')}.`,
    );
  }
  if (!runsOn(os, version)) {
    throw new Error(
      `Version ${version} has no official container image. Put <FileLayout os="${os}" /> into <Since>.`,
    );
  }
  const words = wordsOf(locale).paths;
  const places: OptionalWords = words.places;
  const remarks: OptionalWords = words.remarks;
  return {
    files: filesOf(os, version).map(({id, path}) => ({
      id,
      name: words.files[id].name,
      place:
        path === PLACE_IN_WORDS
          ? {text: places[id]?.[os] ?? ''}
          : {path: path.replace('world id', words.worldId)},
      remark: remarks[id]?.[os] ?? words.files[id].remark,
    })),
  };
};
