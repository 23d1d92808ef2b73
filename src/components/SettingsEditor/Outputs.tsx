import {useCallback, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SelectField} from '@site/src/components/Fields';
import type {Draft} from '@site/src/core/editor';
import {forms, isForm, printForm, startLineFor} from '@site/src/core/outputs';
import {useEditing, usePage} from './context';
import TextBox from './TextBox';

const startLines = (line: ReturnType<typeof startLineFor>): string =>
  line ? `${line.linux}\n${line.windows}\n` : '';

export default function Outputs(): ReactNode {
  const {data, imagesPath, say} = usePage();
  const {draft} = useEditing();
  const environments = Object.keys(forms).filter((one) => one !== 'json');
  const [form, setForm] = useState('start');
  const line = startLineFor(draft.file.entries, data);
  const print = useCallback(
    ({file}: Draft) =>
      isForm(form)
        ? printForm(form, file.entries, data)
        : {text: startLines(startLineFor(file.entries, data)), without: [], doubtful: []},
    [data, form],
  );
  const textOf = useCallback((of: Draft) => print(of).text, [print]);
  const {without, doubtful} = print(draft);
  return (
    <>
      <SelectField
        label={say('output.form')}
        options={[...(imagesPath ? environments : []), 'start', 'json'].map((one) => [
          one,
          say(`form.${one}`),
        ])}
        value={form}
        onChange={setForm}
      />
      {form === 'start' && !line ? (
        <p>{say('output.noArguments')}</p>
      ) : (
        <TextBox
          key={form}
          label={say(`form.${form}`)}
          copyLabel={say('output.copy')}
          rows={form === 'start' ? 3 : 12}
          textOf={textOf}
          isPublic={form === 'start'}
        />
      )}
      {environments.includes(form) && imagesPath && (
        <p>
          {say('output.environmentHint')} <Link to={imagesPath}>{say('output.imagesLink')}</Link>
        </p>
      )}
      {without.length > 0 && <p>{say('output.without', {keys: without.join(', ')})}</p>}
      {doubtful.length > 0 && <p>{say('output.doubtful', {keys: doubtful.join(', ')})}</p>}
      {line &&
        (form === 'start' ? (
          <p>{say('output.startHint')}</p>
        ) : (
          <p>
            {say('output.startBeside')} <code translate="no">{line.arguments.join(' ')}</code>
          </p>
        ))}
    </>
  );
}
