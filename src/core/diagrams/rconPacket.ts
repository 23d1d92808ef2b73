/** The bytes of an RCON packet, with a packet that can be compared. */
import {Canvas} from './canvas';
import {narrowWidth, wideWidth, type DiagramDefinition, type DiagramInput} from './types';

interface Field {
  readonly key: 'size' | 'id' | 'type' | 'body' | 'end';
  readonly bytes: 'bytes4' | 'bytesN' | 'bytes1';
  readonly value: string;
}

const command = 'Info';
const id = 7;
const executeCommand = 2;

const fields: readonly Field[] = [
  {key: 'size', bytes: 'bytes4', value: String(command.length + 10)},
  {key: 'id', bytes: 'bytes4', value: String(id)},
  {key: 'type', bytes: 'bytes4', value: String(executeCommand)},
  {key: 'body', bytes: 'bytesN', value: command},
  {key: 'end', bytes: 'bytes1', value: ''},
];

/** The example as the fields' bytes, in hexadecimal. */
export function examplePacket(): Readonly<Record<Field['key'], string>> {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(value);
    return bytes.toString('hex').replaceAll(/..(?!$)/g, '$& ');
  };
  const text = Buffer.from(`${command}\0`, 'ascii')
    .toString('hex')
    .replaceAll(/..(?!$)/g, '$& ');
  return {
    size: number(command.length + 10),
    id: number(id),
    type: number(executeCommand),
    body: text,
    end: '00',
  };
}

function wide({word}: DiagramInput) {
  const canvas = new Canvas(wideWidth);
  const hex = examplePacket();
  const widths = [148, 142, 148, 176, 104];
  const height = Math.max(
    ...fields.map(({key}, index) =>
      canvas.cardHeight(
        {title: word(key), titleStyle: 'code', body: word(`${key}Note`)},
        widths[index] ?? 0,
      ),
    ),
  );
  let x = 1;
  fields.forEach(({key, bytes, value}, index) => {
    const width = widths[index] ?? 0;
    canvas.text([x + width / 2, 0], word(bytes), {style: 'small', anchor: 'middle', tone: 'label'});
    canvas.card({
      x,
      y: 22,
      width,
      height,
      title: word(key),
      titleStyle: 'code',
      body: word(`${key}Note`),
      tone: key === 'body' ? 'main' : 'plain',
    });
    canvas.card({
      x,
      y: 22 + height + 8,
      width,
      body: value ? `${hex[key]}\n${value}` : `${hex[key]}\n\u00a0`,
      bodyStyle: 'code',
      tone: 'quiet',
    });
    x += width;
  });
  canvas.text([1, 22 + height + 8 + 62], word('little'), {style: 'body', tone: 'quiet'});
  return canvas.finish();
}

function narrow({word}: DiagramInput) {
  const canvas = new Canvas(narrowWidth);
  const hex = examplePacket();
  const exampleX = 190;
  let y = 1;
  for (const {key, bytes, value} of fields) {
    const card = {
      title: `${word(key)} · ${word(bytes)}`,
      titleStyle: 'code' as const,
      body: word(`${key}Note`),
    };
    const example = {
      body: value ? `${hex[key]}\n${value}` : hex[key],
      bodyStyle: 'code' as const,
    };
    const exampleWidth = narrowWidth - exampleX - 1;
    const height = Math.max(
      canvas.cardHeight(card, exampleX - 1),
      canvas.cardHeight(example, exampleWidth),
    );
    canvas.card({
      ...card,
      x: 1,
      y,
      width: exampleX - 1,
      height,
      align: 'start',
      tone: key === 'body' ? 'main' : 'plain',
    });
    canvas.card({...example, x: exampleX, y, width: exampleWidth, height, tone: 'quiet'});
    y += height;
  }
  canvas.text([2, y + 6], word('little'), {style: 'small', tone: 'quiet', width: narrowWidth - 4});
  return canvas.finish();
}

export const rconPacket: DiagramDefinition = {
  wide,
  narrow,
  sentences: ({word}) =>
    fields.map(({key, bytes}) =>
      word('say', {
        name: word(key),
        bytes: word(bytes),
        note: word(`${key}Note`),
        example: examplePacket()[key],
      }),
    ),
};
