import type {ReactNode} from 'react';
import {
  recipes,
  settingOf,
  type EditorAction,
  type EditorData,
  type RecipeId,
} from '@site/src/core/editor';
import type {Say} from './parts';
import styles from './styles.module.css';
import {usePanelSay} from './toolWords';
import type {Notice} from './useEditor';

interface RecipePanelProps {
  readonly data: EditorData;
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
  readonly tell: (notice: Notice) => void;
}

/** Suggestions to start from, each with what it sets. */
export default function RecipePanel(props: RecipePanelProps): ReactNode {
  const {data, act, tell} = props;
  const say = usePanelSay(props.say);
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
