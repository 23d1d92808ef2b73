import {useState, type ReactNode} from 'react';
import {Button, SelectField} from '@site/src/components/Fields';
import {
  askingFor,
  assigning,
  editionOf,
  encodeDraft,
  encodeShared,
  recipeFor,
  recipes,
  settingOf,
  shareableEntries,
  type RecipeId,
} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import shared from './styles.module.css';
import {slotsOf} from './useDraft';

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

/** Takes the draft, without its passwords, to another edition's editor, which converts it. */
export function useMove() {
  const {data, otherEditors} = usePage();
  const {
    state: {draft},
    found,
  } = useEditing();
  const {entries, doubtful} = draft.file;
  return (edition: string, from = editionOf(entries, data)): void => {
    const {brought} = slotsOf(edition);
    // The other editor asks for what couldn't be read, too.
    const text = encodeDraft(askingFor(data, draft, found?.unread ?? []), data, from);
    brought.set(text);
    // Where the browser stores nothing, a link carries the changed settings.
    const hash =
      brought.get() === text
        ? ''
        : encodeShared({...shareableEntries(entries, data, doubtful), version: data.version});
    window.location.assign((new Map(otherEditors).get(edition) ?? '') + hash);
  };
}

export default function MorePanel(): ReactNode {
  const {otherEditors, say} = usePage();
  const {startOver} = useEditing();
  const move = useMove();
  const [other, setOther] = useState(otherEditors[0]?.[0] ?? '');
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
      </div>
      <div>
        <Button onClick={() => move(other)}>{say('move', {version: other})}</Button>
      </div>
      <Button onClick={startOver}>{say('startOver')}</Button>
    </div>
  );
}
