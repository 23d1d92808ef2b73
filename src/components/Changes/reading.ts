/** Reads which edition a settings file is from. It knows all settings: loaded once a file is opened. */
import {parseIni} from '../../core/ini/read';
import {editionKeys} from '../../core/editor/catalogue';
import {fittingEditions} from '../../core/editor/recognise';
import {knownKeys} from '../../core/settings/knownKeys';
import {decodeFile} from '../../core/text/decodeFile';
import {isVersionId, versionPath} from '../../data/versions';

/** What is larger is no settings file. Bytes. */
const LARGEST = 100_000;

/** The edition of a file and the page that compares from it; undefined if the keys fit none or several. */
export async function readEdition(
  file: Blob,
): Promise<{readonly edition: string; readonly page: string} | undefined> {
  const {text} = decodeFile(new Uint8Array(await file.slice(0, LARGEST).arrayBuffer()));
  const keys = parseIni(text, knownKeys).file.entries.map(({key}) => key);
  const [edition = '', ...others] = fittingEditions(keys, editionKeys);
  return isVersionId(edition) && others.length === 0
    ? {edition, page: `/${versionPath(edition)}settings-and-operation/changes`}
    : undefined;
}
