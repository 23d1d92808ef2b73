import type {ReactNode} from 'react';
import Trouble from '@site/src/components/Trouble';
import {usePage} from './context';
import type {parts} from './tools';

/** Shows a part that loads once the reader uses the editor. */
export default function Later({part}: {readonly part: keyof typeof parts}): ReactNode {
  const {say, late} = usePage();
  const {value, trouble, again} = late;
  if (value) {
    const Part = value.code.parts[part];
    return <Part />;
  }
  return trouble ? (
    <Trouble trouble={trouble} again={again} />
  ) : (
    <p role="status">{say('loadingPart')}</p>
  );
}
