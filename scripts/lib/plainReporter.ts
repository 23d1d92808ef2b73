import type {Reporter, TestCase, TestModule} from 'vitest/node';

const isEmptyList = (text: unknown) => typeof text === 'string' && /^(?:Array )?\[\]$/.test(text);

function sentencesOf(error: {
  readonly message: string;
  readonly actual?: unknown;
  readonly expected?: unknown;
}): readonly string[] {
  if (isEmptyList(error.expected) && typeof error.actual === 'string') {
    const items = error.actual.split('\n').map((line) =>
      line
        .trim()
        .replace(/^"|",?$/g, '')
        .replaceAll('\\"', '"'),
    );
    const why = /^(?!expected)(?<why>[^:]+): expected /.exec(error.message)?.groups?.why;
    return items
      .filter((line) => /\w/.test(line) && line !== 'Array [')
      .map((line) => (why ? `${line}: ${why}` : line));
  }
  return error.message.split('\n');
}

export default class PlainReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    for (const error of result.errors ?? []) {
      sentencesOf(error).forEach((sentence) => console.log(sentence));
      console.log(`  (${test.module.relativeModuleId}: ${test.fullName})`);
    }
  }

  onTestModuleEnd(module: TestModule): void {
    for (const {message} of module.errors()) {
      console.log(message);
    }
  }
}
