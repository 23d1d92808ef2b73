/** A small drawing board: boxes with text, arrows and marks, collected as plain data. */
import {lineHeights, textWidth, wrapText, type TextStyle} from './text';

/** What a shape means; the style sheet gives it its colours in both modes. */
export type Tone = 'plain' | 'main' | 'good' | 'bad' | 'quiet';

export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly tone: Tone | 'group';
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly style: TextStyle;
      readonly anchor: 'start' | 'middle';
      readonly tone: Tone | 'label';
    }
  | {
      readonly kind: 'line';
      readonly path: string;
      readonly tone: Tone;
      readonly dashed: boolean;
    }
  | {readonly kind: 'head' | 'cross' | 'check'; readonly path: string; readonly tone: Tone};

/** A finished picture of one width. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

export interface CardContent {
  readonly title?: string;
  readonly titleStyle?: TextStyle;
  /** Lines of text below the title. */
  readonly body?: string;
  readonly bodyStyle?: TextStyle;
}

interface CardPlace extends CardContent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The card is at least this high. */
  readonly height?: number;
  readonly tone?: Tone;
  readonly align?: 'start' | 'middle';
}

interface ArrowLook {
  readonly tone?: Tone;
  readonly dashed?: boolean;
  /** Words above (or, for an upright arrow, right of) the middle of the line. */
  readonly label?: string;
  readonly labelStyle?: TextStyle;
  /** Words below the line. */
  readonly note?: string;
  /** A cross on the line: nothing comes through. */
  readonly blocked?: boolean;
  readonly both?: boolean;
}

const padding = 12;
const round = (value: number) => Math.round(value * 10) / 10;

/** Collects the shapes of one picture. */
export class Canvas {
  private readonly shapes: Shape[] = [];
  private bottom = 0;

  constructor(readonly width: number) {}

  /** How high a card with this content is. */
  cardHeight(content: CardContent, width: number): number {
    const {titles, bodies, titleStyle, bodyStyle} = this.cardLines(content, width);
    return round(
      2 * padding -
        4 +
        titles.length * lineHeights[titleStyle] +
        bodies.length * lineHeights[bodyStyle],
    );
  }

  /** Height of the highest of several cards of one width, so that they stand in a row. */
  rowHeight(contents: readonly CardContent[], width: number): number {
    return Math.max(...contents.map((content) => this.cardHeight(content, width)));
  }

  /** Draws a box with a title and some text, and returns where it is. */
  card(place: CardPlace): Rect {
    const {x, y, width, tone = 'plain', align = 'middle'} = place;
    const natural = this.cardHeight(place, width);
    const height = Math.max(natural, place.height ?? 0);
    this.box({x, y, width, height}, tone);
    const {titles, bodies, titleStyle, bodyStyle} = this.cardLines(place, width);
    const textX = align === 'middle' ? x + width / 2 : x + padding;
    let baseline = y + padding - 2 + (height - natural) / 2;
    for (const text of titles) {
      baseline += lineHeights[titleStyle];
      this.push({
        kind: 'text',
        x: round(textX),
        y: round(baseline - 5.5),
        text,
        style: titleStyle,
        anchor: align,
        tone: 'plain',
      });
    }
    for (const text of bodies) {
      baseline += lineHeights[bodyStyle];
      this.push({
        kind: 'text',
        x: round(textX),
        y: round(baseline - 5),
        text,
        style: bodyStyle,
        anchor: align,
        tone: titles.length > 0 ? 'quiet' : 'plain',
      });
    }
    return {x, y, width, height};
  }

  /** Draws an empty box. */
  box(rect: Rect, tone: Tone | 'group'): void {
    this.push({kind: 'box', ...rect, height: round(rect.height), tone});
    this.reach(rect.y + rect.height);
  }

  /** Draws a box behind everything drawn so far. */
  frame(rect: Rect): void {
    this.shapes.unshift({kind: 'box', ...rect, height: round(rect.height), tone: 'group'});
    this.reach(rect.y + rect.height);
  }

  /** Writes text from a point on and returns the y of its end. */
  text(
    [x, y]: Point,
    text: string,
    look: {
      readonly style?: TextStyle;
      readonly width?: number;
      readonly anchor?: 'start' | 'middle';
      readonly tone?: Tone | 'label';
    } = {},
  ): number {
    const {style = 'body', anchor = 'start', tone = 'plain'} = look;
    let baseline = y;
    for (const line of wrapText(text, look.width ?? this.width, style)) {
      baseline += lineHeights[style];
      this.push({
        kind: 'text',
        x: round(x),
        y: round(baseline - 5),
        text: line,
        style,
        anchor,
        tone,
      });
    }
    this.reach(baseline);
    return baseline;
  }

  /** Draws a line through points, ending in an arrow head. */
  arrow(points: readonly Point[], look: ArrowLook = {}): void {
    const {tone = 'plain', dashed = false, blocked = false, both = false} = look;
    const first = points[0] as Point;
    const last = points.at(-1) as Point;
    this.line(points, {tone, dashed});
    const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    if (blocked) {
      this.mark('cross', middle, 'bad');
    } else {
      this.head(points.at(-2) as Point, last, tone);
      if (both) {
        this.head(points[1] as Point, first, tone);
      }
    }
    const isUpright = first[0] === last[0];
    const {labelStyle = 'small'} = look;
    if (look.label && isUpright) {
      const half = (look.label.split('\n').length * lineHeights[labelStyle]) / 2;
      this.text([middle[0] + 10, middle[1] - half], look.label, {style: labelStyle, tone: 'label'});
    } else if (look.label) {
      const lift = look.label.split('\n').length * lineHeights[labelStyle] + 3;
      this.text([middle[0], middle[1] - lift], look.label, {
        style: labelStyle,
        anchor: 'middle',
        tone: 'label',
      });
    }
    if (look.note) {
      this.text([middle[0], middle[1] + (blocked ? 7 : 3)], look.note, {
        style: 'small',
        anchor: 'middle',
        tone: 'label',
      });
    }
  }

  /** Draws a line through points. */
  line(
    points: readonly Point[],
    look: {readonly tone?: Tone; readonly dashed?: boolean} = {},
  ): void {
    const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
    this.push({
      kind: 'line',
      path: path.join(''),
      tone: look.tone ?? 'plain',
      dashed: look.dashed ?? false,
    });
    this.reach(Math.max(...points.map(([, y]) => y)));
  }

  /** Draws a cross or a check mark around a point. */
  mark(kind: 'cross' | 'check', [x, y]: Point, tone: Tone): void {
    const path =
      kind === 'cross'
        ? `M${round(x - 6)} ${round(y - 6)}l12 12m0 -12l-12 12`
        : `M${round(x - 7)} ${round(y)}l5 5l9 -10`;
    this.push({kind, path, tone});
  }

  /** The picture as it stands. */
  finish(): Scene {
    return {width: this.width, height: Math.ceil(this.bottom + 2), shapes: this.shapes};
  }

  private head([fromX, fromY]: Point, [x, y]: Point, tone: Tone): void {
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [alongX, alongY] = [(x - fromX) / length, (y - fromY) / length];
    const corner = (side: 1 | -1) =>
      `${round(x - 9 * alongX - side * 4.5 * alongY)} ${round(y - 9 * alongY + side * 4.5 * alongX)}`;
    this.push({kind: 'head', path: `M${round(x)} ${round(y)}L${corner(1)}L${corner(-1)}Z`, tone});
  }

  private cardLines(content: CardContent, width: number) {
    const {title, body, titleStyle = 'title', bodyStyle = 'small'} = content;
    const inner = width - 2 * padding;
    return {
      titleStyle,
      bodyStyle,
      titles: title ? wrapText(title, inner, titleStyle) : [],
      bodies: body ? wrapText(body, inner, bodyStyle) : [],
    };
  }

  private push(shape: Shape): void {
    this.shapes.push(shape);
  }

  private reach(y: number): void {
    this.bottom = Math.max(this.bottom, y);
  }
}

/** Width that a label needs, with air on both sides. */
export function labelWidth(text: string, style: TextStyle = 'small'): number {
  return Math.max(...text.split('\n').map((line) => textWidth(line, style))) + 12;
}
