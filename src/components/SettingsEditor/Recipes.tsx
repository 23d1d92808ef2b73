import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {assigning, recipeFor, recipes, settingOf, type RecipeId} from '@site/src/core/editor';
import {usePage} from './context';

/** Offers sets of settings. */
export default function Recipes(): ReactNode {
  const {data, act, tell, say} = usePage();
  return (
    <div>
      <p>{say('recipesHint')}</p>
      <ul className="clean-list">
        {(Object.keys(recipes) as RecipeId[]).map((recipe) => {
          const entries = recipeFor(recipe, (key) => settingOf(data, key)?.preset);
          const name = say(`recipe.${recipe}`);
          return (
            <li key={recipe}>
              <strong>{name}</strong>
              <ul>
                {entries.map(({key, value}) => (
                  <li key={key}>
                    {settingOf(data, key)?.name} <code translate="no">{`${key}=${value}`}</code>
                  </li>
                ))}
              </ul>
              {recipe === 'pvp' && <p>{say('recipePvpNote')}</p>}
              <Button
                aria-label={say('apply') + say('colon') + name}
                onClick={() => {
                  act(assigning(data, ...entries));
                  tell({word: 'applied', data: {name}});
                }}
              >
                {say('apply')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
