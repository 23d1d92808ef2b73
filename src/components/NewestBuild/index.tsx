import type {ReactNode} from 'react';
import type {NewestBuildProps} from './resolve';

/** Build and day as words in a sentence. */
export default function NewestBuild({text}: NewestBuildProps): ReactNode {
  return text;
}
