import {createContext, use, type RefObject} from 'react';
import type {Draft, EditorAction, EditorState, Notice, Say, Warning} from '@site/src/core/editor';
import type {Filter} from './useFilter';
import type {HandOut, Ends} from './useHandOut';
import type {Found} from './reading';
import type {Words} from '@site/src/words/types';
import type {SettingsEditorProps} from './resolve';

/** What stays the same from one keystroke to the next. */
export interface Page extends SettingsEditorProps {
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
  readonly tell: (notice: Notice | undefined) => void;
  /** Reads a file or a pasted text. False where it was turned down; then that has been said. */
  readonly open: (source: File | string) => Promise<boolean>;
  /** In the parts that are loaded when they are used. */
  readonly upgradeWords?: Words['upgrade'];
}

/** What is being edited, and what follows from it. */
export interface Editing {
  readonly state: EditorState;
  /** The draft to show: it may come a moment after the keystroke. */
  readonly draft: Draft;
  /** The draft to hand out: no keystroke behind. */
  readonly latest: RefObject<Draft>;
  readonly changedKeys: ReadonlySet<string>;
  readonly warningsOf: ReadonlyMap<string, readonly Warning[]>;
  readonly filter: Filter;
  readonly ends: Ends;
  readonly setEnds: (ends: Ends) => void;
  readonly handOut: HandOut;
  readonly notice: Notice | undefined;
  /** What was found in the file that is being edited. */
  readonly found: Found | undefined;
  readonly closeFound: () => void;
  readonly startOver: () => void;
  readonly forget: () => void;
}

/** Given by the editor, around all of its parts. */
export const PageContext = createContext<Page>(undefined!);
export const EditingContext = createContext<Editing>(undefined!);

export const usePage = (): Page => use(PageContext);
export const useEditing = (): Editing => use(EditingContext);
