import {useEffect, useRef, useState} from 'react';
import {proxy} from 'comlink';
import {late} from '@site/src/browser/late';
import {inBackground} from '@site/src/browser/late/worker';
import type {Diagnosis} from '@site/src/core/diagnose/diagnosis';
import type * as reading from '@site/src/core/diagnose/log';

export interface LogState {
  readonly share?: number;
  readonly found?: Diagnosis;
  readonly again?: () => void;
}

const reader = inBackground<typeof reading>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => import('@site/src/core/diagnose/log'),
);

export function useLog(): readonly [LogState, (log: Blob | undefined) => void] {
  const [state, setState] = useState<LogState>({});
  const current = useRef<Blob>(undefined);
  useEffect(() => reader.end, []);
  const read = (log: Blob | undefined) => {
    reader.end();
    current.current = log;
    setState(log ? {share: 0} : {});
    if (!log) {
      return;
    }
    const report = (next: LogState) =>
      // Progress has its own channel, so it may arrive after the result.
      setState((now) => (current.current === log && now.share !== undefined ? next : now));
    const onShare = proxy((share: number) => report({share}));
    late(reader.get)
      .then((there) => there.readLogFile(log, onShare))
      .then(
        (found) => report({found}),
        () => report({again: () => read(log)}),
      );
  };
  return [state, read];
}
