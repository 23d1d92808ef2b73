/** What happens from a new version of the game to a server that plays again. */
import {Canvas, type Tone} from './canvas';
import {narrowWidth, wideWidth, type DiagramDefinition, type DiagramInput} from './types';

const steps = [
  'release',
  'incompatible',
  'announce',
  'save',
  'stop',
  'copy',
  'install',
  'check',
] as const;

const tones: Readonly<Partial<Record<(typeof steps)[number], Tone>>> = {
  release: 'quiet',
  incompatible: 'bad',
  check: 'main',
};

function wide({word}: DiagramInput) {
  const canvas = new Canvas(wideWidth);
  const perRow = 4;
  const gap = 24;
  const width = (wideWidth - 2 - (perRow - 1) * gap) / perRow;
  const contents = steps.map((step) => ({title: word(step), body: word(`${step}Note`)}));
  const height = canvas.rowHeight(contents, width);
  const rowGap = 40;
  contents.forEach((content, index) => {
    const row = Math.floor(index / perRow);
    const place = index % perRow;
    const x = 1 + place * (width + gap);
    const y = 1 + row * (height + rowGap);
    canvas.card({...content, x, y, width, height, tone: tones[steps[index] ?? 'save'] ?? 'plain'});
    if (place > 0) {
      canvas.arrow([
        [x - gap, y + height / 2],
        [x, y + height / 2],
      ]);
    } else if (row > 0) {
      const lastX = 1 + (perRow - 1) * (width + gap) + width / 2;
      const between = y - rowGap / 2;
      canvas.arrow([
        [lastX, y - rowGap],
        [lastX, between],
        [x + width / 2, between],
        [x + width / 2, y],
      ]);
    }
  });
  return canvas.finish();
}

function narrow({word}: DiagramInput) {
  const canvas = new Canvas(narrowWidth);
  const width = narrowWidth - 2;
  let y = 1;
  steps.forEach((step, index) => {
    if (index > 0) {
      canvas.arrow([
        [narrowWidth / 2, y],
        [narrowWidth / 2, y + 20],
      ]);
      y += 20;
    }
    const card = canvas.card({
      title: word(step),
      body: word(`${step}Note`),
      x: 1,
      y,
      width,
      tone: tones[step] ?? 'plain',
    });
    y = card.y + card.height;
  });
  return canvas.finish();
}

export const update: DiagramDefinition = {
  wide,
  narrow,
  sentences: ({word}) =>
    steps.map((step) => word('say', {title: word(step), note: word(`${step}Note`)})),
};
