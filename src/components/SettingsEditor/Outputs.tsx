import {useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {copyText} from '@site/src/browser/clipboard';
import type {Draft, EditorData} from '@site/src/core/editor';
import {isSecret, unquote, type IniEntry} from '@site/src/core/ini';
import {
  environmentFor,
  settingsDiff,
  settingsJson,
  startLineFor,
  type Environment,
} from '@site/src/core/outputs';
import {fillIn} from '@site/src/core/text/fillIn';
import styles from './styles.module.css';
import {mask} from './text';
import {useToolWords} from './toolWords';

const environments = {
  'thijsvanloef-compose': ['thijsvanloef', 'compose'],
  'thijsvanloef-env': ['thijsvanloef', 'env'],
  'jammsen-compose': ['jammsen', 'compose'],
  'jammsen-env': ['jammsen', 'env'],
} as const;
type EnvironmentName = keyof typeof environments;
type Form = EnvironmentName | 'start' | 'json' | 'diff';

const isEnvironment = (form: Form): form is EnvironmentName => form in environments;

/** The entries to look at: without passwords. */
const masked = (entries: readonly IniEntry[]): readonly IniEntry[] =>
  entries.map(({key, value}) => ({
    key,
    value: isSecret(key) && unquote(value) !== '' ? `"${mask}"` : value,
  }));

interface Output extends Partial<Environment> {
  readonly text: string;
}

function outputOf(
  form: Form,
  {file, imported}: Draft,
  data: EditorData,
  isMasked: boolean,
): Output {
  const hide = (list: readonly IniEntry[]): readonly IniEntry[] => (isMasked ? masked(list) : list);
  if (isEnvironment(form)) {
    const [image, kind] = environments[form];
    return environmentFor(hide(file.entries), data, image, kind);
  }
  switch (form) {
    case 'start': {
      const line = startLineFor(file.entries, data);
      return {text: line ? `${line.linux}\n${line.windows}\n` : ''};
    }
    case 'json':
      return {text: settingsJson(hide(file.entries), data)};
    case 'diff':
      return {text: settingsDiff(hide(imported ?? []), hide(file.entries))};
  }
}

interface OutputsProps {
  readonly data: EditorData;
  /** The draft to show. */
  readonly draft: Draft;
  /** The draft to copy: no keystroke behind. */
  readonly latest: RefObject<Draft>;
  /** The page about the community images, in versions that have it. */
  readonly imagesPath: string | undefined;
}

/** The settings in other forms than the file: for community images, as a start line, for programs. */
export default function Outputs({data, draft, latest, imagesPath}: OutputsProps): ReactNode {
  const id = useId();
  const words = useToolWords().editorTools;
  const field = useRef<HTMLTextAreaElement>(null);
  const forms: readonly Form[] = [
    ...(imagesPath ? (Object.keys(environments) as EnvironmentName[]) : []),
    'start',
    'json',
    ...(draft.imported ? (['diff'] as const) : []),
  ];
  const [chosen, setChosen] = useState<Form>('start');
  const [said, setSaid] = useState('');
  const [isUnmasked, setUnmasked] = useState(false);
  const form = forms.includes(chosen) ? chosen : 'start';
  const {text, without = [], doubtful = []} = outputOf(form, draft, data, !isUnmasked);
  const line = startLineFor(draft.file.entries, data);
  const copy = async () => {
    const {missing} = latest.current;
    if (missing && form !== 'start') {
      setSaid(fillIn(words.missing, {keys: missing.join(', ')}));
      return;
    }
    const isCopied = await copyText(outputOf(form, latest.current, data, false).text);
    if (!isCopied) {
      // What is copied by hand must hold the passwords.
      setUnmasked(true);
      setTimeout(() => field.current?.select());
    }
    setSaid(isCopied ? words.copied : words.copyFailed);
  };
  return (
    <>
      <p>
        <label htmlFor={`${id}-form`}>{words.form}</label>{' '}
        <select
          id={`${id}-form`}
          className={styles.select}
          value={form}
          onChange={({target}) => {
            setChosen(target.value as Form);
            setUnmasked(false);
            setSaid('');
          }}
        >
          {forms.map((one) => (
            <option key={one} value={one}>
              {words.forms[one]}
            </option>
          ))}
        </select>
      </p>
      {text === '' ? (
        <p>{form === 'start' ? words.noArguments : words.noDifference}</p>
      ) : (
        <>
          <textarea
            ref={field}
            className={styles.whole}
            aria-label={words.forms[form]}
            readOnly
            rows={Math.min(12, text.split('\n').length)}
            spellCheck={false}
            translate="no"
            value={text}
          />
          <p className={styles.actions}>
            <button type="button" className={styles.button} onClick={() => void copy()}>
              {words.copy}
            </button>
            <span role="status">{said}</span>
          </p>
        </>
      )}
      {isEnvironment(form) && (
        <p>
          {words.environmentHint} {imagesPath && <Link to={imagesPath}>{words.imagesLink}</Link>}
        </p>
      )}
      {without.length > 0 && <p>{fillIn(words.without, {keys: without.join(', ')})}</p>}
      {doubtful.length > 0 && <p>{fillIn(words.doubtful, {keys: doubtful.join(', ')})}</p>}
      {line && form !== 'start' && (
        <p>
          {words.startBeside} <code translate="no">{line.arguments.join(' ')}</code>
        </p>
      )}
      {form === 'start' && text !== '' && <p>{words.startHint}</p>}
    </>
  );
}
