/** Where the files of a server lie. */
import {values} from '../../data/values';
import {filesOf} from '../paths';
import {Canvas} from './canvas';
import {narrowWidth, wideWidth, type DiagramDefinition, type DiagramInput} from './types';

interface Row {
  readonly depth: number;
  readonly name: string;
  readonly note?: string;
  readonly isKey?: boolean;
}

function rowsOf({version, word}: DiagramInput): readonly Row[] {
  const files = filesOf('linux', version);
  const process = files.find(({id}) => id === 'process')?.path ?? '';
  const kind = /-(?<kind>[^-]+)$/.exec(process)?.groups?.kind ?? '';
  // With the spaces that its language wants: Japanese has none beside Latin names.
  const or = word('or');
  return [
    {depth: 0, name: 'PalServer/'},
    {depth: 1, name: `PalServer.exe${or}PalServer.sh`, note: word('launcher')},
    {depth: 1, name: 'DefaultPalWorldSettings.ini', note: word('defaults')},
    {depth: 1, name: 'Pal/'},
    {
      depth: 2,
      name: `Binaries/…/PalServer-…-${kind}`,
      note: word('process'),
    },
    {depth: 2, name: 'Saved/', note: word('saved'), isKey: true},
    {depth: 3, name: `Config/WindowsServer${or}LinuxServer/`},
    {depth: 4, name: 'PalWorldSettings.ini', note: word('settings'), isKey: true},
    {depth: 4, name: 'GameUserSettings.ini', note: word('world')},
    {depth: 3, name: 'SaveGames/'},
    {depth: 4, name: 'banlist.txt', note: word('banlist')},
    {depth: 4, name: `0/${word('worldFolder')}/`, note: word('worldNote'), isKey: true},
    {depth: 5, name: 'Level.sav, LevelMeta.sav', note: word('level')},
    {depth: 5, name: 'Players/', note: word('players')},
    {depth: 5, name: 'WorldOption.sav', note: word('option')},
    ...(files.some(({id}) => id === 'backups')
      ? [{depth: 5, name: 'backup/world/', note: word('backup')}]
      : []),
    {depth: 1, name: `steamapps/appmanifest_${values.steamAppId}.acf`, note: 'SteamCMD, Steam'},
  ];
}

function draw(width: number, input: DiagramInput) {
  const canvas = new Canvas(width);
  const isWide = width === wideWidth;
  const indent = isWide ? 22 : 14;
  const noteX = 380;
  const rows = rowsOf(input);
  let y = 6;
  const anchors: {depth: number; y: number; end: number}[] = [];
  for (const {depth, name, note, isKey = false} of rows) {
    const x = 8 + depth * indent;
    const middle = y + 12;
    if (depth > 0) {
      canvas.line(
        [
          [x - indent + 6, middle],
          [x - 3, middle],
        ],
        {tone: 'quiet'},
      );
    }
    const nameEnd = canvas.text([x + 2, y + 3], name, {
      style: 'code',
      width: (isWide ? noteX : width) - x - 8,
      tone: isKey ? 'main' : 'plain',
    });
    let end = nameEnd;
    if (note) {
      end = isWide
        ? Math.max(
            nameEnd,
            canvas.text([noteX, y + 3], note, {
              width: width - noteX - 4,
              style: 'small',
              tone: 'quiet',
            }),
          )
        : canvas.text([x + 2, nameEnd - 1], note, {
            width: width - x - 6,
            style: 'small',
            tone: 'quiet',
          });
    }
    anchors.push({depth, y: middle, end: isWide ? middle + 10 : end});
    y = end + (isWide ? 6 : 7);
  }
  // One upright line per folder, from its row to the row of its last child.
  anchors.forEach(({depth, end}, index) => {
    const after = anchors.slice(index + 1);
    const stop = after.findIndex((other) => other.depth <= depth);
    const children = (stop === -1 ? after : after.slice(0, stop)).filter(
      (other) => other.depth === depth + 1,
    );
    const last = children.at(-1);
    if (last) {
      const x = 8 + depth * indent + 6;
      canvas.line(
        [
          [x, end],
          [x, last.y],
        ],
        {tone: 'quiet'},
      );
    }
  });
  return canvas.finish();
}

export const fileLayout: DiagramDefinition = {
  wide: (input) => draw(wideWidth, input),
  narrow: (input) => draw(narrowWidth, input),
  sentences: (input) =>
    rowsOf(input)
      .filter((row) => row.note)
      .map(({name, note = ''}) => input.word('say', {name, what: note})),
};
