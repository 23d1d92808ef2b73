import {memorySizes, worldSize} from '../../data/memory';
import {imageLayouts, isCommunityImage, type FileSystem} from '../../data/serverFiles';
import {fillIn} from '../text/fillIn';
import {makeFile, placeOf} from './files';
import type {Make, ServerFileWords} from './types';

interface Size {
  readonly from: number;
  readonly to?: number;
  readonly orMore?: boolean;
}

/** Writes a size in gigabytes in the words of a language. */
export function sizeText({from, to, orMore}: Size, words: ServerFileWords['size']): string {
  return to === undefined || to === from
    ? fillIn(orMore ? words.orMore : words.exact, {from})
    : fillIn(words.range, {from, to});
}

/** Gives the memory that operators report. */
export function memoryFor(players: number): Size {
  return (memorySizes.find((size) => players <= size.players.to) ?? memorySizes.at(-1)!).memory;
}

/** Gives the space for backups, by the worlds that operators showed. */
export function backupSpace(count: number): Size {
  const gigabytes = (megabytes: number) => Math.ceil((count * megabytes) / 100) / 10;
  return {from: gigabytes(worldSize.from), to: gigabytes(worldSize.to)};
}

/** The reader fills this blank by hand, because no file of the generator has the value. */
const BLANK = '____________________';

const INI = 'PalWorldSettings.ini';

const places: Readonly<Record<FileSystem, readonly [settings: string, service: string]>> = {
  linux: [`/Pal/Saved/Config/LinuxServer/${INI}`, '{name}.service, {name}-*.timer'],
  windows: [`\\Pal\\Saved\\Config\\WindowsServer\\${INI}`, '{name} *'],
  docker: [`/Saved/Config/LinuxServer/${INI}`, '{service}, {name}-*.timer'],
  thijsvanloef: ['/palworld.env', '{service}'],
  jammsen: ['/palworld.env', '{service}'],
};

/** Lists the folders, ports and sizes of a server. */
export function whereabouts(make: Make): readonly (readonly [name: string, value: string])[] {
  const {choices, facts, words} = make;
  const {system, name, folder, keep, backupHours} = choices;
  const {sheet, size} = words;
  const [settings, service] = places[system];
  const image = isCommunityImage(system) ? imageLayouts[system] : undefined;
  const rows = [
    [sheet.address, `${BLANK}:${choices.port}`],
    [sheet.machine, BLANK],
    [sheet.server, folder],
    [sheet.service, fillIn(service, {name, service: facts.docker.service})],
    [sheet.settings, folder + settings],
    [sheet.scripts, placeOf(makeFile(make, 'settings'), system)],
    [sheet.backups, image ? `${folder}/${image.hostFolder}/${image.backups}` : choices.backups],
    [sheet.memory, sizeText(memoryFor(choices.players), size)],
    [fillIn(sheet.space, {count: keep}), sizeText(backupSpace(keep), size)],
  ] as const;
  return backupHours === 0 ? rows.slice(0, -1) : rows;
}
