import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import CodeBlock from '@site/src/components/CodeBlock';
import {
  byHand,
  installSteps,
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

interface FilesProps {
  readonly make: Make;
}

/** Prints the sheet alone; the page as a whole holds every script. */
function printSheet(): void {
  const {dataset} = document.documentElement;
  dataset.print = 'sheet';
  window.addEventListener('afterprint', () => delete dataset.print, {once: true});
  window.print();
}

/** Where everything is and what is typed later, on one sheet. */
function Runbook({make}: FilesProps): ReactNode {
  const {words, choices} = make;
  return (
    <section className={styles.sheet}>
      <Heading as="h3" id={`by-hand-${choices.system}`}>
        {words.sheet.title}
      </Heading>
      <dl className={styles.later}>
        {whereabouts(make).map(([name, value]) => (
          <div key={name} className={styles.place}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
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
      <button type="button" data-needs-script className="guide-button" onClick={printSheet}>
        {words.sheet.print}
      </button>
    </section>
  );
}

/** Everything that is made of a set of choices: what they lose, the files, the steps, the runbook. */
export default function FileSet({make}: FilesProps): ReactNode {
  const {
    choices: {system},
    words: {form, files, systems, readme},
  } = make;
  const losses = problemsOf(make).filter(({kind}) => kind === 'loss');
  return (
    <>
      <Heading as="h3" id={`files-${system}`}>
        {fillIn(form.files, {system: systems[system]})}
      </Heading>
      {losses.length > 0 && (
        <div className={styles.losses}>
          <p>
            <strong>{form.losses}</strong>
          </p>
          <ul>
            {losses.map(({text}) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className={`guide-list ${styles.files}`}>
        {makeFiles(make).map((file) => (
          <li key={file.id}>
            <details>
              <summary>
                <code translate="no">{file.name}</code> <span>{files[file.id]}</span>
              </summary>
              <CodeBlock language={file.language} title={placeOf(file, system)}>
                {file.content.trimEnd()}
              </CodeBlock>
            </details>
          </li>
        ))}
      </ul>
      <Heading as="h3" id={`steps-${system}`}>
        {form.steps}
      </Heading>
      <p>
        <strong>{readme.before}</strong>
      </p>
      <ul>
        {needs(make).map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <ol className={styles.steps}>
        {installSteps(make).map(({text, code, language}) => (
          <li key={text}>
            <p>{text}</p>
            <CodeBlock language={language}>{code}</CodeBlock>
          </li>
        ))}
      </ol>
      <Runbook make={make} />
    </>
  );
}
