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
import styles from './styles.module.css';

interface FilesProps {
  readonly make: Make;
}

/** Every file with what it does, where it goes and its text. */
function Files({make}: FilesProps): ReactNode {
  const {words} = make;
  return (
    <ul className={styles.files}>
      {makeFiles(make).map((file) => (
        <li key={file.id}>
          <details>
            <summary>
              <code translate="no">{file.name}</code> <span>{words.files[file.id]}</span>
            </summary>
            <CodeBlock language={file.language} title={placeOf(file, make.choices.system)}>
              {file.content.trimEnd()}
            </CodeBlock>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What the choices lose. Nothing where they lose nothing. */
function Losses({make}: FilesProps): ReactNode {
  const losses = problemsOf(make).filter(({kind}) => kind === 'loss');
  if (losses.length === 0) {
    return null;
  }
  return (
    <div className={styles.losses}>
      <p>
        <strong>{make.words.form.losses}</strong>
      </p>
      <ul>
        {losses.map(({text}) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** How the files get into place. */
function Steps({make}: FilesProps): ReactNode {
  const {words, choices} = make;
  return (
    <>
      <Heading as="h3" id={`steps-${choices.system}`}>
        {words.form.steps}
      </Heading>
      <p>
        <strong>{words.readme.before}</strong>
      </p>
      <ul>
        {needs(make).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <ol className={styles.steps}>
        {installSteps(make).map((step) => (
          <li key={step.text}>
            <p>{step.text}</p>
            {step.code && (
              <CodeBlock language={step.language ?? shellOf(choices.system)}>{step.code}</CodeBlock>
            )}
          </li>
        ))}
      </ol>
    </>
  );
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
      <button type="button" data-needs-script className={styles.button} onClick={printSheet}>
        {words.sheet.print}
      </button>
    </section>
  );
}

/** Everything that is made of a set of choices. */
export default function FileSet({make}: FilesProps): ReactNode {
  const {words, choices} = make;
  return (
    <>
      <Heading as="h3" id={`files-${choices.system}`}>
        {words.form.files}: {words.systems[choices.system]}
      </Heading>
      <Losses make={make} />
      <Files make={make} />
      <Steps make={make} />
      <Runbook make={make} />
    </>
  );
}
