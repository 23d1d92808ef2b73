/** This module contains all settings, so it loads late. */
import {parseIni} from '../../core/ini/read';
import {editionKeys} from '../../core/editor/catalogue';
import {fittingEditions} from '../../core/editor/recognise';
import {knownKeys} from '../../core/settings/knownKeys';
import {decodeFile} from '../../core/text/decodeFile';
import {isVersionId, versionPath} from '../../data/versions';

/** A file of more bytes isn't read, because no settings file is that large. */
const LARGEST = 100_000;

/** Returns a file's edition and page, unless its keys fit none or several editions. */
export async function readEdition(file: Blob) {
  const {text} = decodeFile(new Uint8Array(await file.slice(0, LARGEST).arrayBuffer()));
  const keys = parseIni(text, knownKeys).file.entries.map(({key}) => key);
  const [edition = '', ...others] = fittingEditions(keys, editionKeys);
  return isVersionId(edition) && others.length === 0
    ? {edition, page: `/${versionPath(edition)}settings-and-operation/changes`}
    : undefined;
}
