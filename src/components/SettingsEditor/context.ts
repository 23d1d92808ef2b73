import {createContext, use} from 'react';
import type {Notice, Say, Step} from '@site/src/core/editor';
import type {Words} from '@site/src/words/types';
import type {SettingsEditorProps} from './resolve';
import type {useEditor} from './useEditor';

export interface Page extends SettingsEditorProps {
  readonly say: Say;
  readonly act: (step: Step) => void;
  readonly tell: (notice: Notice | undefined) => void;
  readonly open: (source: File | string) => Promise<boolean>;
  readonly upgradeWords?: Words['upgrade'] | undefined;
}

export type Editing = ReturnType<typeof useEditor>['editing'];

export const PageContext = createContext<Page>(undefined!);
export const EditingContext = createContext<Editing>(undefined!);

export const usePage = (): Page => use(PageContext);
export const useEditing = (): Editing => use(EditingContext);
