/** How a setting gets from the default file into the running game. */
import {Canvas} from './canvas';
import {narrowWidth, wideWidth, type DiagramDefinition, type DiagramInput} from './types';

function wide({word}: DiagramInput) {
  const canvas = new Canvas(wideWidth);
  const width = 182;
  const contents = [
    {title: word('default'), titleStyle: 'code' as const, body: word('defaultNote')},
    {title: word('ini'), titleStyle: 'code' as const, body: word('iniNote')},
    {title: word('game'), body: word('gameNote')},
  ];
  const height = canvas.rowHeight(contents, width);
  const step = (wideWidth - 2 - width) / 2;
  contents.forEach((content, index) => {
    const x = 1 + index * step;
    canvas.card({
      ...content,
      x,
      y: 1,
      width,
      height,
      tone: (['quiet', 'main', 'plain'] as const)[index] ?? 'plain',
    });
    if (index > 0) {
      canvas.arrow(
        [
          [x - step + width, 1 + height / 2],
          [x, 1 + height / 2],
        ],
        {label: word(index === 1 ? 'copy' : 'read'), dashed: index === 1},
      );
    }
  });
  const option = canvas.card({
    title: word('option'),
    titleStyle: 'code',
    body: word('optionNote'),
    x: 1 + step,
    y: height + 26,
    width,
    tone: 'bad',
  });
  const middle = option.y + option.height / 2;
  const gameX = 1 + 2 * step + width / 2;
  canvas.arrow(
    [
      [option.x + width, middle],
      [gameX, middle],
      [gameX, 1 + height],
    ],
    {tone: 'bad'},
  );
  canvas.text([option.x + width + 12, middle + 5], word('wins'), {
    style: 'small',
    tone: 'label',
    width: 300,
  });
  return canvas.finish();
}

function narrow({word}: DiagramInput) {
  const canvas = new Canvas(narrowWidth);
  const width = narrowWidth - 2;
  const x = 40;
  const spaced = (key: string) =>
    word(key)
      .replaceAll(/([a-z])\n/g, '$1 ')
      .replaceAll('\n', '');
  const first = canvas.card({
    title: word('default'),
    titleStyle: 'code',
    body: word('defaultNote'),
    x: 1,
    y: 1,
    width,
    tone: 'quiet',
  });
  const iniY = first.y + first.height + 44;
  canvas.arrow(
    [
      [x, first.y + first.height],
      [x, iniY],
    ],
    {label: spaced('copy'), dashed: true},
  );
  const ini = canvas.card({
    title: word('ini'),
    titleStyle: 'code',
    body: word('iniNote'),
    x: 1,
    y: iniY,
    width,
    tone: 'main',
  });
  const gameY = ini.y + ini.height + 44;
  canvas.arrow(
    [
      [x, ini.y + ini.height],
      [x, gameY],
    ],
    {label: spaced('read')},
  );
  const game = canvas.card({title: word('game'), body: word('gameNote'), x: 1, y: gameY, width});
  const optionY = game.y + game.height + 48;
  canvas.card({
    title: word('option'),
    titleStyle: 'code',
    body: word('optionNote'),
    x: 1,
    y: optionY,
    width,
    tone: 'bad',
  });
  canvas.arrow(
    [
      [x, optionY],
      [x, game.y + game.height],
    ],
    {tone: 'bad', label: word('wins')},
  );
  return canvas.finish();
}

export const settingFlow: DiagramDefinition = {
  wide,
  narrow,
  sentences: ({word}) => [word('sayDefault'), word('sayIni'), word('sayOption')],
};
