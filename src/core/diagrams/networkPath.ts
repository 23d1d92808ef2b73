/** How a connection reaches the server, by the kind of line. */
import {Canvas, type Tone} from './canvas';
import {narrowWidth, wideWidth, type DiagramDefinition, type DiagramInput} from './types';

interface Lane {
  readonly key: 'own' | 'slice' | 'shared';
  readonly tone: Tone;
  /** The station that lets nothing through. */
  readonly blockedAfter?: number;
  readonly dashed?: boolean;
}

const lanes: readonly Lane[] = [
  {key: 'own', tone: 'good'},
  {key: 'slice', tone: 'good', dashed: true},
  {key: 'shared', tone: 'bad', blockedAfter: 1},
];
const stations = ['player', 'provider', 'router', 'server'] as const;

function draw(width: number, {word}: DiagramInput) {
  const canvas = new Canvas(width);
  const isWide = width === wideWidth;
  const stationWidth = isWide ? 120 : 69;
  const style = isWide ? 'title' : 'small';
  const inset = isWide ? 16 : 8;
  const step = (width - 2 * inset - stationWidth) / (stations.length - 1);
  let top = 1;
  for (const {key, tone, blockedAfter = stations.length, dashed = false} of lanes) {
    const frameTop = top;
    let y = canvas.text([inset, top + 8], word(key), {
      style: 'title',
      width: width - 2 * inset,
    });
    y += 10;
    const height = isWide ? 44 : 40;
    stations.forEach((station, index) => {
      const x = inset + index * step;
      const isReached = index <= blockedAfter;
      canvas.box(
        {x, y, width: stationWidth, height},
        isReached ? (station === 'server' ? 'main' : 'plain') : 'quiet',
      );
      const lift = isWide ? 0.5 : -0.5;
      canvas.text([x + stationWidth / 2, y + height / 2 - 10 + lift], word(station), {
        style,
        anchor: 'middle',
        tone: isReached ? 'plain' : 'quiet',
        width: 2 * stationWidth,
      });
      if (index > 0) {
        const middle = y + height / 2;
        canvas.arrow(
          [
            [x - step + stationWidth, middle],
            [x, middle],
          ],
          {
            tone: isReached ? (tone === 'bad' ? 'plain' : tone) : 'bad',
            dashed: dashed || !isReached,
            blocked: index === blockedAfter + 1,
          },
        );
      }
    });
    y += height + 8;
    const isGood = tone === 'good';
    canvas.mark(isGood ? 'check' : 'cross', [inset + 8, y + 11], isGood ? 'good' : 'bad');
    const end = canvas.text([inset + 26, y], word(`${key}Do`), {
      style: 'body',
      width: width - 2 * inset - 26,
    });
    canvas.frame({x: 1, y: frameTop, width: width - 2, height: end + 10 - frameTop});
    top = end + 10 + 14;
  }
  return canvas.finish();
}

export const networkPath: DiagramDefinition = {
  wide: (input) => draw(wideWidth, input),
  narrow: (input) => draw(narrowWidth, input),
  sentences: ({word}) => [word('sayOwn'), word('saySlice'), word('sayShared')],
};
