import {useState, type ReactNode} from 'react';
import {Button, SelectField} from '@site/src/components/Fields';
import {
  assigning,
  encodeShared,
  recipeFor,
  recipes,
  settingOf,
  shareableEntries,
  type RecipeId,
} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import shared from './styles.module.css';

function Recipes(): ReactNode {
  const {data, act, tell, say} = usePage();
  return (
    <>
      <p className={shared.title}>{say('recipes')}</p>
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
    </>
  );
}

export default function MorePanel(): ReactNode {
  const {data, otherEditors, say} = usePage();
  const {draft, startOver} = useEditing();
  const [other, setOther] = useState(otherEditors[0]?.[0] ?? '');
  const move = (): void => {
    const {entries, doubtful} = draft.file;
    const {entries: shareable} = shareableEntries(entries, data, doubtful);
    const address = new Map(otherEditors).get(other) ?? '';
    window.location.assign(address + encodeShared({version: data.version, entries: shareable}));
  };
  return (
    <div>
      <Recipes />
      <div className="guide-fields">
        <SelectField
          label={say('moveTo')}
          options={otherEditors.map(([id]) => id)}
          value={other}
          onChange={setOther}
        />
        <Button onClick={move}>{say('move', {version: other})}</Button>
      </div>
      <Button onClick={startOver}>{say('startOver')}</Button>
    </div>
  );
}
