import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import CodeBlock from '@site/src/components/CodeBlock';
import CodeText from '@site/src/components/CodeText';
import {Button} from '@site/src/components/Fields';
import {
  byHand,
  installSteps,
  isOwn,
  makeFiles,
  needs,
  placeOf,
  problemsOf,
  shellOf,
  whereabouts,
  type Make,
} from '@site/src/core/serverFiles';
import {fillIn} from '@site/src/core/text/fillIn';
import styles from './styles.module.css';

interface RunbookProps {
  readonly make: Make;
}

interface FilesProps extends RunbookProps {
  readonly scripts: string;
}

function printSheet(): void {
  const {dataset} = document.documentElement;
  dataset.print = 'sheet';
  window.addEventListener('afterprint', () => delete dataset.print, {once: true});
  window.print();
}

function Runbook({make}: RunbookProps): ReactNode {
  const {words, choices} = make;
  return (
    <details className={styles.sheet}>
      <summary id={`by-hand-${choices.system}`}>{words.sheet.title}</summary>
      <dl className={styles.later}>
        {whereabouts(make).map(([name, value]) => (
          <div key={name} className={styles.place}>
            <dt>{name}</dt>
            <dd translate="no">
              <CodeText of={value} />
            </dd>
          </div>
        ))}
        {byHand(make).map(([text, code]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <CodeBlock language={shellOf(choices.system)}>{code}</CodeBlock>
            </dd>
          </div>
        ))}
      </dl>
      <Button data-needs-script="" onClick={printSheet}>
        {words.sheet.print}
      </Button>
    </details>
  );
}

function List({make, scripts}: FilesProps): ReactNode {
  const {
    choices: {system},
    words: {form, files},
  } = make;
  const all = makeFiles(make);
  return (
    <details>
      <summary>{fillIn(form.list, {count: all.length})}</summary>
      <ul className={`guide-list ${styles.files}`}>
        {all.map((file) => (
          <li key={file.id}>
            {isOwn(file.name) ? (
              <details>
                <summary>
                  <code translate="no">{file.name}</code> <span>{files[file.id]}</span>
                </summary>
                <CodeBlock language={file.language} title={placeOf(file, system)}>
                  {file.content.trimEnd()}
                </CodeBlock>
              </details>
            ) : (
              <p>
                <code translate="no">{file.name}</code> <span>{files[file.id]}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link to={scripts}>{form.script}</Link>
      </p>
    </details>
  );
}

export default function FileSet({make, scripts}: FilesProps): ReactNode {
  const {
    choices: {system},
    words: {form, systems, readme},
  } = make;
  const losses = problemsOf(make).filter(({kind}) => kind === 'loss');
  return (
    <>
      <Heading as="h3" id={`steps-${system}`}>
        {fillIn(form.files, {system: systems[system]})}
      </Heading>
      <p>
        <strong>{readme.before}</strong>
      </p>
      <ul>
        {needs(make).map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <ol>
        {installSteps(make).map(({text, code, language}) => (
          <li key={text}>
            <p>{text}</p>
            <CodeBlock language={language}>{code}</CodeBlock>
          </li>
        ))}
      </ol>
      {losses.length > 0 && (
        <Admonition type="note" title={form.losses}>
          <ul>
            {losses.map(({text}) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Admonition>
      )}
      <span id={`files-${system}`} />
      <List make={make} scripts={scripts} />
      <Runbook make={make} />
    </>
  );
}
