import {createContext, use} from 'react';
import type {Late} from '@site/src/browser/late/useLate';
import type {Say} from '@site/src/core/editor/say';
import type {Notice} from '@site/src/core/editor/start';
import type {Step} from '@site/src/core/editor/state';
import type {SettingsEditorProps} from './resolve';
import type {Tools} from './start';
import type {useEditor} from './useEditor';

export interface Page extends SettingsEditorProps {
  readonly say: Say;
  readonly act: (step: Step) => void;
  readonly tell: (notice: Notice | undefined) => void;
  readonly late: Late<Tools>;
  /** Loads the tools without waiting for them. */
  readonly touch: () => void;
  /** Waits for the tools, and tells the reader if they don't arrive. */
  readonly need: () => Promise<Tools | undefined>;
}

export type Editing = ReturnType<typeof useEditor>['editing'];

export const PageContext = createContext<Page>(undefined!);
export const EditingContext = createContext<Editing>(undefined!);

export const usePage = (): Page => use(PageContext);
export const useEditing = (): Editing => use(EditingContext);
