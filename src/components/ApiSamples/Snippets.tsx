import {useState, type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {SelectField} from '@site/src/components/Fields';
import {otherLanguages, otherSample, type OtherLanguage} from './otherSamples';
import type {ApiRequest} from './resolve';

interface SnippetsProps {
  readonly label: string;
  readonly request: ApiRequest;
}

const names = Object.keys(otherLanguages) as OtherLanguage[];

/** Shows samples without passwords. */
export default function Snippets({label, request}: SnippetsProps): ReactNode {
  const [name, setName] = useState<OtherLanguage>('C#');
  return (
    <>
      <SelectField label={label} value={name} options={names} onChange={setName} />
      <CodeBlock title={name}>{otherSample(name, request)}</CodeBlock>
    </>
  );
}
