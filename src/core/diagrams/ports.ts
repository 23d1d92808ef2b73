/** Who talks to the server, and on which port. */
import {values} from '../../data/values';
import {hasRestApi} from '../../data/features';
import {Canvas, type CardContent, type Tone} from './canvas';
import {lineHeights, wrapText} from './text';
import {narrowWidth, wideWidth, type DiagramDefinition, type DiagramInput} from './types';

interface Talk {
  readonly card: CardContent;
  readonly label?: string;
  readonly note?: string;
  readonly tone?: Tone;
  readonly dashed?: boolean;
  readonly blocked?: boolean;
  /** The server opens this connection itself. */
  readonly outward?: boolean;
}

function fromInternet({word}: DiagramInput): readonly Talk[] {
  return [
    {
      card: {title: word('players'), body: word('playersNote')},
      label: `UDP ${values.gamePort}`,
      note: word('open'),
      tone: 'good',
    },
    {
      card: {title: word('query'), body: word('queryNote')},
      label: `UDP ${values.queryPort}`,
      note: word('ifNeeded'),
      dashed: true,
    },
    {
      card: {title: word('list'), body: word('listNote')},
      note: word('registers'),
      dashed: true,
      outward: true,
    },
  ];
}

function fromInside({version, word}: DiagramInput): readonly Talk[] {
  const rcon = {
    card: {title: word('rcon'), body: word('rconNote')},
    label: `TCP ${values.rconPort}`,
  };
  const rest = {
    card: {title: word('rest'), body: word('restNote')},
    label: `TCP ${values.restPort}`,
  };
  return hasRestApi(version) ? [rest, rcon] : [rcon];
}

function stranger({word}: DiagramInput): Talk {
  return {card: {title: word('others')}, note: word('never'), tone: 'bad', blocked: true};
}

interface Column {
  readonly x: number;
  readonly width: number;
  /** Where the arrows end. */
  readonly serverX: number;
}

const gap = 14;

/** Draws one group of partners from `top` on, and returns the y of its lower edge. */
function drawGroup(
  canvas: Canvas,
  column: Column,
  top: number,
  group: {readonly title: string; readonly talks: readonly Talk[]; readonly height?: number},
): number {
  const {x, width, serverX} = column;
  const towardsRight = serverX > x;
  const edge = towardsRight ? x + width : x;
  const heights = group.talks.map(({card}) => Math.max(canvas.cardHeight(card, width), 52));
  const head = wrapText(group.title, width, 'small').length * lineHeights.small + 18;
  const natural = head + heights.reduce((sum, height) => sum + height + gap, 0) - gap + 12;
  const height = Math.max(natural, group.height ?? 0);
  canvas.box({x: x - 10, y: top, width: width + 20, height}, 'group');
  canvas.text([x, top + 8], group.title, {style: 'small', tone: 'label', width});
  const air = (height - natural) / group.talks.length;
  let y = top + head + air / 2;
  group.talks.forEach((talk, index) => {
    const cardHeight = heights[index] as number;
    canvas.card({
      ...talk.card,
      x,
      y,
      width,
      height: cardHeight,
      tone: talk.tone === 'bad' ? 'bad' : 'plain',
    });
    const middle = y + cardHeight / 2;
    const ends: [[number, number], [number, number]] = [
      [edge, middle],
      [serverX, middle],
    ];
    canvas.arrow(talk.outward ? [ends[1], ends[0]] : ends, {...talk, labelStyle: 'code'});
    y += cardHeight + gap + air;
  });
  return top + height;
}

function wide(input: DiagramInput) {
  const {word} = input;
  const canvas = new Canvas(wideWidth);
  const width = 176;
  const serverX = 302;
  const serverWidth = 116;
  const bottom = drawGroup(canvas, {x: 11, width, serverX}, 1, {
    title: word('internet'),
    talks: [...fromInternet(input), stranger(input)],
  });
  drawGroup(canvas, {x: wideWidth - 11 - width, width, serverX: serverX + serverWidth}, 1, {
    title: word('own'),
    talks: fromInside(input),
    height: bottom - 1,
  });
  canvas.card({
    x: serverX,
    y: 1,
    width: serverWidth,
    height: bottom - 1,
    title: word('server'),
    tone: 'main',
  });
  return canvas.finish();
}

function narrow(input: DiagramInput) {
  const {word} = input;
  const canvas = new Canvas(narrowWidth);
  const serverX = 256;
  const column = {x: 11, width: 132, serverX};
  const middle = drawGroup(canvas, column, 1, {
    title: word('internet'),
    talks: [...fromInternet(input), stranger(input)],
  });
  const bottom = drawGroup(canvas, column, middle + 14, {
    title: word('own'),
    talks: fromInside(input),
  });
  canvas.card({
    x: serverX,
    y: 1,
    width: narrowWidth - serverX - 1,
    height: bottom - 1,
    title: word('server'),
    tone: 'main',
  });
  return canvas.finish();
}

export const ports: DiagramDefinition = {
  wide,
  narrow,
  sentences: ({version, word}) => [
    word('sayPlayers'),
    word('sayQuery'),
    word('sayList'),
    word('sayRcon'),
    ...(hasRestApi(version) ? [word('sayRest')] : []),
    word('sayOthers'),
  ],
};
