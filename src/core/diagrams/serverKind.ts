/** Which kind of server do I need? A chain of questions, each with an answer beside it. */
import {platformsOf} from '../../data/platforms';
import type {VersionId} from '../../data/versions';
import {Canvas, type CardContent, type Tone} from './canvas';
import {narrowWidth, wideWidth, type DiagramDefinition, type DiagramInput} from './types';

/** Consoles find a server only through the list: which ones, by version. */
function consolesOf(version: VersionId): '' | 'Xbox' | 'Consoles' {
  const canJoin = platformsOf(version)
    .filter(({joining}) => joining === 'yes' || joining === 'xboxServer')
    .map(({id}) => id);
  if (canJoin.includes('ps5')) {
    return 'Consoles';
  }
  return canJoin.includes('xbox') ? 'Xbox' : '';
}

interface Question {
  readonly ask: string;
  /** The answer that ends the chain here. */
  readonly branch: string;
  readonly onward: string;
  readonly result: CardContent;
}

function chain({version, word}: DiagramInput): {
  readonly questions: readonly Question[];
  readonly last: CardContent;
} {
  const [yes, no] = [word('yes'), word('no')];
  return {
    questions: [
      {
        ask: word('askOwn'),
        branch: no,
        onward: yes,
        result: {title: word('official'), body: word('officialNote')},
      },
      {
        ask: word('askCoop'),
        branch: yes,
        onward: no,
        result: {title: word('coop'), body: word('coopNote')},
      },
      {
        ask: word(`askList${consolesOf(version)}`),
        branch: yes,
        onward: no,
        result: {title: word('community'), body: word('communityNote')},
      },
    ],
    last: {title: word('dedicated'), body: word('dedicatedNote')},
  };
}

/** The last two answers are the servers this guide is about. */
const toneOf = (index: number): Tone => (index === 2 ? 'main' : 'plain');

function wide(input: DiagramInput) {
  const canvas = new Canvas(wideWidth);
  const {questions, last} = chain(input);
  const questionWidth = 340;
  const resultX = 430;
  const resultWidth = wideWidth - resultX - 1;
  let y = 1;
  questions.forEach(({ask, branch, onward, result}, index) => {
    const height = Math.max(
      canvas.cardHeight({body: ask, bodyStyle: 'body'}, questionWidth),
      canvas.cardHeight(result, resultWidth),
    );
    canvas.card({
      x: 1,
      y,
      width: questionWidth,
      height,
      body: ask,
      bodyStyle: 'body',
      tone: 'quiet',
    });
    canvas.card({...result, x: resultX, y, width: resultWidth, height, tone: toneOf(index)});
    const middle = y + height / 2;
    canvas.arrow(
      [
        [1 + questionWidth, middle],
        [resultX, middle],
      ],
      {label: branch},
    );
    canvas.arrow(
      [
        [1 + questionWidth / 2, y + height],
        [1 + questionWidth / 2, y + height + 42],
      ],
      {label: onward},
    );
    y += height + 42;
  });
  canvas.card({...last, x: 1, y, width: questionWidth, tone: 'main'});
  return canvas.finish();
}

function narrow(input: DiagramInput) {
  const canvas = new Canvas(narrowWidth);
  const {questions, last} = chain(input);
  const width = narrowWidth - 2;
  const trunk = 20;
  const resultX = 92;
  let y = 1;
  questions.forEach(({ask, branch, onward, result}, index) => {
    const question = canvas.card({
      x: 1,
      y,
      width,
      body: ask,
      bodyStyle: 'body',
      tone: 'quiet',
      align: 'start',
    });
    const resultY = question.y + question.height + 16;
    const answer = canvas.card({
      ...result,
      x: resultX,
      y: resultY,
      width: width - resultX + 1,
      align: 'start',
      tone: toneOf(index),
    });
    const middle = answer.y + answer.height / 2;
    canvas.arrow(
      [
        [trunk, middle],
        [resultX, middle],
      ],
      {label: branch},
    );
    y = answer.y + answer.height + 30;
    canvas.arrow([
      [trunk, question.y + question.height],
      [trunk, y],
    ]);
    canvas.text([trunk + 10, y - 24], onward, {style: 'small', tone: 'label'});
  });
  canvas.card({...last, x: 1, y, width, tone: 'main', align: 'start'});
  return canvas.finish();
}

export const serverKind: DiagramDefinition = {
  wide,
  narrow,
  sentences: ({version, word}) => [
    word('sayOfficial'),
    word('sayCoop'),
    word(`sayCommunity${consolesOf(version)}`),
    word('sayDedicated'),
  ],
};
