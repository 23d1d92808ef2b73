import {useId, useState, type ReactNode} from 'react';
import {
  recipes,
  settingOf,
  type EditorAction,
  type EditorData,
  type RecipeId,
} from '@site/src/core/editor';
import type {Say} from './parts';
import styles from './styles.module.css';
import type {Notice} from './useEditor';

interface OpenPanelProps {
  readonly say: Say;
  readonly openText: (text: string) => Promise<boolean>;
  readonly openFile: (file: File) => Promise<boolean>;
  readonly onDone: () => void;
}

/** Bringing one's own file: by choosing or pasting it. A file may be dropped anywhere on the page. */
export function OpenPanel({say, openText, openFile, onDone}: OpenPanelProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const take = (file: File | undefined): void => {
    if (file) {
      void openFile(file).then((isRead) => isRead && onDone());
    }
  };
  return (
    <div>
      <p>{say('openHint')}</p>
      <label className={styles.fileButton}>
        <input
          type="file"
          accept=".ini,.txt,text/plain"
          onChange={({target}) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {say('choose')}
      </label>
      <label className={styles.block} htmlFor={id}>
        {say('paste')}
      </label>
      <textarea
        id={id}
        className={styles.paste}
        rows={4}
        spellCheck={false}
        value={text}
        placeholder="[/Script/Pal.PalGameWorldSettings]"
        onChange={({target}) => setText(target.value)}
      />
      <button
        type="button"
        className={styles.button}
        disabled={text.trim() === ''}
        onClick={() => {
          void openText(text).then((isRead) => {
            if (isRead) {
              setText('');
              onDone();
            }
          });
        }}
      >
        {say('read')}
      </button>
    </div>
  );
}

interface RecipePanelProps {
  readonly data: EditorData;
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
  readonly tell: (notice: Notice) => void;
}

/** Suggestions to start from, each with what it sets. */
export function RecipePanel({data, say, act, tell}: RecipePanelProps): ReactNode {
  return (
    <div>
      <p>{say('recipesHint')}</p>
      <ul className={styles.recipes}>
        {(Object.keys(recipes) as RecipeId[]).map((recipe) => {
          const entries = recipes[recipe].filter(({key}) => settingOf(data, key));
          return (
            <li key={recipe}>
              <strong>{say(`recipe.${recipe}`)}</strong>
              <ul className={styles.plan}>
                {entries.map(({key, value}) => (
                  <li key={key}>
                    {settingOf(data, key)?.name} <code translate="no">{`${key}=${value}`}</code>
                  </li>
                ))}
              </ul>
              {recipe === 'pvp' && <p>{say('recipePvpNote')}</p>}
              <button
                type="button"
                className={styles.button}
                aria-label={say('apply') + say('colon') + say(`recipe.${recipe}`)}
                onClick={() => {
                  act({type: 'setMany', entries});
                  tell({word: 'applied', data: {name: say(`recipe.${recipe}`)}});
                }}
              >
                {say('apply')}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
