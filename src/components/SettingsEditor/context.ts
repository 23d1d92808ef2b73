import {createContext, use} from 'react';
import type {Notice, Say, Step} from '@site/src/core/editor';
import type {Words} from '@site/src/words/types';
import type {SettingsEditorProps} from './resolve';
import type {useEditor} from './useEditor';

/** What stays the same from one keystroke to the next. */
export interface Page extends SettingsEditorProps {
  readonly say: Say;
  readonly act: (step: Step) => void;
  readonly tell: (notice: Notice | undefined) => void;
  /** Reads a file or a pasted text. False where it was turned down; then that has been said. */
  readonly open: (source: File | string) => Promise<boolean>;
  /** In the parts that are loaded when they are used. */
  readonly upgradeWords?: Words['upgrade'] | undefined;
}

/** What is being edited, and what follows from it. */
export type Editing = ReturnType<typeof useEditor>['editing'];

/** Given by the editor, around all of its parts. */
export const PageContext = createContext<Page>(undefined!);
export const EditingContext = createContext<Editing>(undefined!);

export const usePage = (): Page => use(PageContext);
export const useEditing = (): Editing => use(EditingContext);
